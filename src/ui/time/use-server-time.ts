import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/lib/server-clock.ts'

/** Heard once a second, and at once when the tab comes back: timers sleep in the background. */
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = serverNow()
    timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', tick)
  }
}

/** Of the last tick: one reading for everything that is drawn between two. Before the first, at most a second old. */
function reading(): number {
  if (timer === undefined && Math.abs(serverNow() - now) > 1000) now = serverNow()
  return now
}

/**
 * Something that follows from the server's time (epoch ms), read anew every second. One timer serves the page, and a
 * component renders again only when what it reads has changed: a hundred cards with a countdown cost a hundred texts.
 */
export function useServerTime<T extends string | number | boolean | null>(read: (now: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(reading()),
    () => read(reading()),
  )
}
