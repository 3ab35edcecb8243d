/** From an input to the next paint, by the browser's own Event Timing: steps of 8 ms, reported from 16 on. */
import type { BrowserContext, Page } from 'playwright-core'

/** Times as slow as the machine's, as `bench/page-load.ts`. */
export const CPU_SLOWER = 4
/** What Event Timing reports from, ms. */
const REPORTED_MS = 16

declare global {
  interface Window {
    /** ms, by the interaction's id: the longest of its events. */
    durations?: Map<number, number>
    /** Where somebody hears of them. */
    interactionTold?: (document: number, id: number, ms: number) => void
  }
}

/** Runs in the page, before its scripts. */
function observe(): void {
  const durations: Map<number, number> = (window.durations = new Map())
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0
      if (id === 0) continue
      durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
      window.interactionTold?.(performance.timeOrigin, id, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Every page of the context keeps its interactions from its beginning. */
export const keepInteractions = (context: BrowserContext): Promise<void> =>
  context.addInitScript(observe).then(() => {})

export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

/** Tells every interaction of the context's pages, over all documents, by what names it; again where a later event of it took longer. */
export async function hearInteractions(
  context: BrowserContext,
  hear: (name: string, ms: number) => void,
): Promise<void> {
  const longest = new Map<string, number>()
  await context.exposeFunction('interactionTold', (document: number, id: number, ms: number) => {
    const name = `${document}/${id}`
    longest.set(name, Math.max(longest.get(name) ?? 0, ms))
    hear(name, longest.get(name)!)
  })
  await keepInteractions(context)
}

/** Durations of so many interactions, ms, from short to long; those too short to be told are as long as the shortest that is. */
export async function timed(
  page: Page,
  presses: number,
  act: (at: number) => Promise<void>,
): Promise<number[]> {
  await page.evaluate(() => window.durations!.clear())
  for (let at = 0; at < presses; at++) {
    await act(at)
    // The paint, and the observer after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))))
  }
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => [...window.durations!.values()])
  const untold = Array.from({ length: Math.max(0, presses - seen.length) }, () => REPORTED_MS)
  return [...seen, ...untold].sort((a, b) => a - b)
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!

/** In a line; whether the 95th percentile is at the limit, or above it. */
export function reportOf(what: string, sorted: readonly number[], limit: number): boolean {
  const p95 = percentile(sorted, 0.95)
  console.log(
    `${what}: median ${percentile(sorted, 0.5)} ms, p95 ${p95} ms, most ${sorted.at(-1)} ms (${sorted.length})`,
  )
  return p95 >= limit
}
