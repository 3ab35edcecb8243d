import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { PullToRefreshParts } from './PullToRefreshParts.tsx'
import styles from './PullToRefresh.module.css'

interface PullToRefreshProps {
  /** Resolves when the page is fresh; rejects without a word: the page shows its own errors. */
  onRefresh: () => Promise<unknown>
  disabled?: boolean
  children: ReactNode
}

type Parts = ComponentType<Parameters<typeof PullToRefreshParts>[0]>

/** Takes `host` to where it is rendered. */
function Slot({ host }: { host: HTMLElement | null }) {
  return <div ref={(element) => void (host && element?.append(host))} />
}

/**
 * Pull to refresh for fingers. The gesture (26 kB) is fetched with the first touch of the page, and works from the next. The content
 * lives in one element that moves into the gesture's frame, so nothing is mounted twice; it never leaves the outer element,
 * which is what React takes away with the page.
 */
export function PullToRefresh({ onRefresh, disabled = false, children }: PullToRefreshProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [Loaded, setLoaded] = useState<Parts | null>(null)

  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return
    let current = true
    const load = () => {
      // A gesture that could not be fetched is not worth a word: every page has its own refresh.
      import('./PullToRefreshParts.tsx').then(
        (module) => current && setLoaded(() => module.PullToRefreshParts),
        () => {},
      )
    }
    // When that finger is up again: the page is moved into the gesture's frame.
    addEventListener('touchend', load, { once: true, passive: true })
    return () => {
      current = false
      removeEventListener('touchend', load)
    }
  }, [])

  return (
    <div>
      {Loaded && (
        <Loaded onRefresh={onRefresh} disabled={disabled}>
          <Slot host={host} />
        </Loaded>
      )}
      <div ref={setHost} className={styles.host}>
        {children}
      </div>
    </div>
  )
}
