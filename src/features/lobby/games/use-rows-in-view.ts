import { useSyncExternalStore } from 'react'

interface Rows {
  count: number
  /** How far the first is below the top of the page, px. */
  top: number
  /** From one row to the next, px. */
  step: number
}

/** Rows drawn above and below the window: scrolling is the compositor's, and a row that is drawn a frame late is not seen to be. */
const OVERSCAN = 2

/**
 * The rows at the window and near it, `[from, to)`. All are of one height, so that where the window stands is all there is to know, and
 * nothing is measured; told with the scroll event itself, before the frame is painted.
 */
export function useRowsInView({ count, top, step }: Rows): { from: number; to: number } {
  const first = useSyncExternalStore(watchWindow, () => Math.floor((scrollY - top) / step))
  const shown = useSyncExternalStore(watchWindow, () => Math.ceil(innerHeight / step) + 1)
  return {
    from: Math.min(count, Math.max(0, first - OVERSCAN)),
    to: Math.min(count, Math.max(0, first + shown + OVERSCAN)),
  }
}

function watchWindow(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  addEventListener('resize', changed)
  return () => {
    removeEventListener('scroll', changed)
    removeEventListener('resize', changed)
  }
}
