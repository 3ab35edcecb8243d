/** One cold load of a page on a cheap phone: what a browser tells of it by its own observers and its protocol. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export interface Load {
  /** ms from the navigation. */
  readonly fcp: number
  readonly lcp: number
  /** What the largest paint was: tag and class, and the beginning of its words. */
  readonly lcpElement: string
  /** When the page itself stood in the place of LIFF's waiting screen; 0 where there was none. */
  readonly shown: number
  readonly cls: number
  /** What moved: how much, ms from the navigation, and from where to where (left, top, width, height). */
  readonly moved: readonly string[]
  /** ms of main-thread tasks beyond 50 each, between the first paint and SETTLE after the load. */
  readonly blocking: number
  readonly longest: number
  /** Bytes on the wire, headers too. */
  readonly js: number
  readonly all: number
  readonly requests: number
  /** Requests that were sent before the largest paint. */
  readonly requestsBefore: number
  /** Scripts that came by themselves, with their bytes. */
  readonly scripts: readonly (readonly [path: string, bytes: number])[]
  /** Everything that was asked for, in that order: kind, path, ms from the navigation. */
  readonly asked: readonly string[]
  readonly errors: readonly string[]
}

export interface LoadOptions {
  readonly url: string
  /** What is put in the browser's store before the first visit's own scripts. */
  readonly stored?: Readonly<Record<string, string>> | undefined
  /** Measured is the second visit, with what the first left in the cache. */
  readonly second?: boolean
  readonly dark?: boolean
  /** How many times slower the processor is than the machine's; four unless told. */
  readonly slower?: number
  /** A phone of 360×800 unless told. */
  readonly wide?: boolean
  /** By LINE's app, on a phone. */
  readonly inLine?: boolean
}

/** Slow 4G, as DevTools has it: bits per second and ms for each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWER = 4
/** After the load event, ms: what comes later is not the first screen's. */
const SETTLE = 5_000
const SIZE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
} as const
const WIDE = { viewport: { width: 1280, height: 800 } } as const

/** How LINE's browser calls itself. */
const LINE = `${SIZE.userAgent.replace(')', '; wv)').replace('Chrome', 'Version/4.0 Chrome')} Line/15.10.0 LIFF`

interface Seen {
  fcp: number
  shown: number
  lcp: number
  lcpElement: string
  tasks: [number, number][]
  shifts: [number, number, string][]
}

declare global {
  interface Window {
    seen?: Seen
  }
}

/** Runs in the page, before its scripts. */
function observe(): void {
  if (window.top !== window || window.seen) return
  const seen: Seen = (window.seen = { fcp: 0, shown: 0, lcp: 0, lcpElement: '', tasks: [], shifts: [] })
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  let waits = false
  new MutationObserver(() => {
    const waiting = document.querySelector('#root > .liff-splash') !== null
    if (waits && !waiting && document.querySelector('#root main'))
      requestAnimationFrame(() => (seen.shown = performance.now()))
    waits = waiting || (waits && !document.querySelector('#root main'))
  }).observe(document, { childList: true, subtree: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element }
    seen.lcp = entry.startTime
    const words = element?.textContent?.trim().slice(0, 24) ?? ''
    seen.lcpElement = element ? `${element.tagName.toLowerCase()} ${words || element.className}` : ''
  })
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
  // All of them: nothing is pressed, and an emulated phone takes a load for input at times.
  on('layout-shift', (entry) => {
    const { value, sources } = entry as PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((side) => side.toFixed(0)).join(' ')
    const what = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement
      const name = element ? `${element.tagName.toLowerCase()}.${element.className}` : 'gone'
      return `${name} (${box(previousRect)} → ${box(currentRect)})`
    })
    seen.shifts.push([entry.startTime, value, what.join(', ')])
  })
}

/** The worst window: shifts less than a second apart, of five seconds at most. */
export function worstShift(
  shifts: readonly (readonly [at: number, value: number, ...rest: unknown[]])[],
): number {
  let worst = 0
  let sum = 0
  let first = -Infinity
  let last = -Infinity
  for (const [at, value] of shifts) {
    if (at - last > 1_000 || at - first > 5_000) {
      sum = 0
      first = at
    }
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

interface Sent {
  readonly type: string
  readonly path: string
  /** Seconds of the browser's monotonic clock. */
  readonly at: number
  bytes: number
}

/** Counts what goes over the wire from now on. */
async function countRequests(cdp: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return
    const { pathname: path } = new URL(request.url)
    sent.set(requestId, { type: type ?? 'Other', path, at: timestamp, bytes: 0 })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  return sent
}

async function visit(context: BrowserContext, { url, stored, slower, inLine }: LoadOptions): Promise<Load> {
  const page: Page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const cdp = await context.newCDPSession(page)
  const sent = await countRequests(cdp)
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower ?? CPU_SLOWER })
  await page.addInitScript(observe)
  await page.addInitScript((items) => {
    if (window.top === window)
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, stored ?? {})
  // What the app puts there for LINE's SDK.
  if (inLine)
    await page.addInitScript(() => Object.assign(window, { _liff: { features: [], postMessage() {} } }))
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForTimeout(SETTLE)
  const seen = (await page.evaluate(() => window.seen))!
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  )
  await page.close()
  const requests = [...sent.values()]
  const begun = requests[0]!.at
  const until = loaded + SETTLE
  const blocking = seen.tasks.reduce((sum, [start, length]) => {
    const from = Math.max(start, seen.fcp)
    return sum + Math.max(0, Math.min(start + length, until) - from - 50)
  }, 0)
  const scripts = requests.filter(({ type }) => type === 'Script')
  const sum = (list: readonly Sent[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    lcpElement: seen.lcpElement,
    shown: seen.shown,
    cls: worstShift(seen.shifts.filter(([at]) => at <= until)),
    moved: seen.shifts
      .filter(([at, value]) => at <= until && value > 0.0005)
      .map(([at, value, what]) => `${value.toFixed(4)} at ${at.toFixed(0)}: ${what}`),
    blocking,
    longest: Math.max(0, ...seen.tasks.map(([, length]) => length)),
    js: sum(scripts),
    scripts: scripts.map(({ path, bytes }) => [path, bytes]),
    asked: requests.map(({ type, path, at }) => `${type} ${path} ${((at - begun) * 1000).toFixed(0)}`),
    all: sum(requests),
    requests: requests.length,
    requestsBefore: requests.filter(({ at }) => (at - begun) * 1000 <= seen.lcp).length,
    errors,
  }
}

/** Loads a page in a browser that has never seen it. */
export async function coldLoad(browser: Browser, options: LoadOptions): Promise<Load> {
  const context = await browser.newContext({
    ...(options.wide ? WIDE : SIZE),
    ...(options.inLine ? { userAgent: LINE } : {}),
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  try {
    const first = await visit(context, options)
    // What was put there before the first visit is not put there again: the first may have written something else.
    return options.second ? await visit(context, { ...options, stored: undefined }) : first
  } finally {
    await context.close()
  }
}
