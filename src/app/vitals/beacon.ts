/**
 * How quick the page was that a visit began with, told once, when it is left (decision 107): the largest paint, the slowest press, what moved;
 * the page's name and whether LINE shows us. No address, no id, nobody's name. It comes with the page (scripts/build/parts/by-itself.ts) and begins when the browser
 * is idle, where the agent's platform asks for it: what was measured before is kept by the browser.
 */
import { matchPath } from 'react-router'
import { VITALS_PATH, type VitalRoute, vitalRoutes } from '#contracts/vitals.ts'
import { urlOf } from '#src/api/sender.ts'
import { isAt, LIFF_ENDPOINT } from '#src/lib/pages/page.ts'
import { pages } from '#src/lib/pages/pages.ts'

/** Presses of which the slowest is left out as chance; fewer have none. */
const PER_CHANCE = 50
/** Shorter ones cost nobody anything, ms. */
const SLOW_PRESS = 40
/** One shift lasts five seconds at most, with less than one between its parts; ms. */
const WINDOW = 5_000
const PAUSE = 1_000

type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean }

/** By the page's declaration, of its path on the web; `other` for what is none, or of a newer site. */
export function routeNamed(path: string): VitalRoute {
  const [name] = Object.entries(pages).find(([, page]) => matchPath(page.path, path) !== null) ?? []
  return vitalRoutes.find((route) => route === name) ?? 'other'
}

function hear(type: string, take: (entry: Entry) => void): PerformanceObserver | null {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true, durationThreshold: SLOW_PRESS } as PerformanceObserverInit)
    return observer
  } catch {
    // A browser that does not measure this.
    return null
  }
}

/** The worst window of what moved. */
function shifts() {
  let [worst, sum, first, last] = [0, 0, -WINDOW, -WINDOW]
  return {
    take({ startTime: at, value = 0, hadRecentInput }: Entry) {
      if (hadRecentInput) return
      const isNew = at - last > PAUSE || at - first > WINDOW
      ;[sum, first] = isNew ? [value, at] : [sum + value, first]
      last = at
      worst = Math.max(worst, sum)
    },
    worst: () => worst,
  }
}

/** A beacon carries cookies, which a platform of another origin need not allow: there it is a request that outlives the page. */
function send(body: string): void {
  const url = urlOf(VITALS_PATH)
  const type = 'application/json'
  if (url.startsWith('/')) navigator.sendBeacon?.(url, new Blob([body], { type }))
  else
    void fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': type },
      body,
    }).catch(() => {})
}

/** Begins to measure; once a document, of the page at this path on the web. Of one that was opened out of sight nothing is told: its paints waited. */
export function beginBeacon(path: string): void {
  const began = performance.getEntriesByType('visibility-state') as (PerformanceEntry & { name: string })[]
  if (document.visibilityState === 'hidden' || began[0]?.name === 'hidden') return
  const route = routeNamed(path)
  const inside = isAt(LIFF_ENDPOINT, location.pathname) ? 'liff' : 'web'
  let lcp: number | null = null
  const presses = new Map<number, number>()
  const moved = shifts()
  const observers = [
    hear('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    hear('event', ({ interactionId, duration }) => {
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0))
    }),
    hear('layout-shift', moved.take),
  ]
  const stop = new AbortController()
  const tell = () => {
    if (document.visibilityState !== 'hidden' || stop.signal.aborted) return
    stop.abort()
    for (const observer of observers) observer?.disconnect()
    const slowest = [...presses.values()].sort((a, b) => b - a)
    const inp = slowest[Math.floor(slowest.length / PER_CHANCE)]
    const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value))
    const visit = {
      route,
      inside,
      lcp: whole(lcp),
      inp: whole(inp),
      cls: observers[2] && Math.round(moved.worst() * 1000),
    }
    send(JSON.stringify(visit))
  }
  document.addEventListener('visibilitychange', tell, { signal: stop.signal })
}
