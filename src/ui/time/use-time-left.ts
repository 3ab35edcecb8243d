import { useEffect, useState } from 'react'
import { serverNow } from '#src/lib/server-clock.ts'

/**
 * Milliseconds until a moment of the server's clock, 0 when it has passed or there is none. Renders again at each
 * step, and at once when the tab comes back: timers sleep in the background.
 */
export function useTimeLeft(until: number | null, stepMs = 1000): number {
  const [now, setNow] = useState(serverNow)
  const left = until === null ? 0 : Math.max(0, until - now)
  const running = left > 0

  useEffect(() => {
    if (until === null) return
    const tick = () => setNow(serverNow())
    tick()
    if (!running) return
    const timer = setInterval(tick, stepMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, running, stepMs])

  return left
}

/** 42 000 to `0:42`, 3 723 000 to `62:03`; a started second counts. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
