import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PullToRefreshParts } from './PullToRefreshParts.tsx'
import styles from './PullToRefresh.module.css'

interface PullToRefreshProps {
  /** Resolves when the page is fresh; rejects without a word: the page shows its own errors. */
  onRefresh: () => Promise<unknown>
  disabled?: boolean
  children: ReactNode
}

type Parts = ComponentType<Parameters<typeof PullToRefreshParts>[0]>

/** Puts `host` where it is rendered. */
function Slot({ host }: { host: HTMLElement }) {
  return <div ref={(element) => element?.append(host)} />
}

/**
 * Pull to refresh for fingers. The gesture (26 kB) is fetched after the page stands, and only where there is a touch
 * screen. The content lives in one element that moves into the gesture's frame, so nothing is mounted twice.
 */
export function PullToRefresh({ onRefresh, disabled = false, children }: PullToRefreshProps) {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: styles.host }))
  const [Loaded, setLoaded] = useState<Parts | null>(null)

  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return
    let current = true
    // A gesture that could not be fetched is not worth a word: every page has its own refresh.
    import('./PullToRefreshParts.tsx').then(
      (module) => current && setLoaded(() => module.PullToRefreshParts),
      () => {},
    )
    return () => {
      current = false
    }
  }, [])

  return (
    <>
      {Loaded ? (
        <Loaded onRefresh={onRefresh} disabled={disabled}>
          <Slot host={host} />
        </Loaded>
      ) : (
        <Slot host={host} />
      )}
      {createPortal(children, host)}
    </>
  )
}
