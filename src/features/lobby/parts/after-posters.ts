import { whenIdle } from '#src/lib/idle.ts'

/** Until the first tiles are drawn, ms. */
const DRAWN = 100
/** Posters that take longer are not waited for, ms. */
const LATEST = 4_000

const pending = ({ loading, complete }: HTMLImageElement) => loading !== 'lazy' && !complete

/**
 * Runs when the posters of the first screen have come and the browser has nothing better to do, or as soon as the reader
 * moves on: what comes after them shares their way. Returns the cancel function.
 */
export function afterPosters(task: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  let cancel = () => {}
  const go = () => {
    waiting.abort()
    clearTimeout(first)
    clearTimeout(last)
    cancel = whenIdle(task)
  }
  const look = () => {
    if (![...document.images].some(pending)) go()
  }
  const first = setTimeout(() => {
    for (const end of ['load', 'error'] as const)
      document.addEventListener(end, look, { capture: true, signal })
    look()
  }, DRAWN)
  const last = setTimeout(go, LATEST)
  for (const move of ['scroll', 'pointerdown', 'keydown'] as const)
    addEventListener(move, go, { passive: true, signal })
  return () => {
    waiting.abort()
    clearTimeout(first)
    clearTimeout(last)
    cancel()
  }
}
