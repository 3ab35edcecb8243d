// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { vitalRoutes } from '#contracts/vitals.ts'
import { configureApi } from '#src/api/config.ts'
import { everyPage, pages } from '#src/lib/pages/pages.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { beginBeacon, routeNamed } from './beacon.ts'

/** By type: what the browser tells its observers. */
const told = new Map<string, (entries: object[]) => void>()
class Observer {
  readonly #take: (list: { getEntries: () => object[] }) => void
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.#take = take
  }
  observe({ type }: { type: string }) {
    told.set(type, (entries) => this.#take({ getEntries: () => entries }))
  }
  disconnect() {}
}
const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true)
let visible: DocumentVisibilityState = 'visible'

beforeEach(() => {
  visible = 'visible'
  told.clear()
  sent.mockClear()
  setPlatform(platformDouble())
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  performance.getEntriesByType = () => []
  Object.assign(navigator, { sendBeacon: sent })
  history.replaceState(null, '', '/lotto/7f3a?order=secret')
})

function leave() {
  visible = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}
/** What was told, as text. */
const said = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(sent.mock.calls[0]![1])
  })
const body = async () => JSON.parse(await said()) as Record<string, unknown>

it('tells once, when the page is left: the page by its name and three whole numbers, nothing of its address', async () => {
  beginBeacon('/lotto/7f3a')
  told.get('largest-contentful-paint')!([{ startTime: 800 }, { startTime: 1200.4 }])
  told.get('event')!([
    { interactionId: 1, duration: 48 },
    { interactionId: 2, duration: 120 },
    { interactionId: 0, duration: 900 },
  ])
  told.get('layout-shift')!([
    { startTime: 100, value: 0.01 },
    { startTime: 600, value: 0.02 },
    { startTime: 3000, value: 0.005 },
    { startTime: 3100, value: 0.5, hadRecentInput: true },
  ])
  leave()
  leave()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]![0]).toBe('/api/site/vitals')
  expect(await body()).toEqual({ route: 'lottoRound', inside: 'web', lcp: 1200, inp: 120, cls: 30 })
  expect(await said()).not.toMatch(/7f3a|secret/)
  // Another site's form cannot send this kind, so the server takes no other.
  expect(sent.mock.calls[0]![1].type).toBe('application/json')
})

it('one slow press of fifty is chance', async () => {
  beginBeacon('/lotto/7f3a')
  told.get('event')!(
    Array.from({ length: 50 }, (_, at) => ({ interactionId: at + 1, duration: at === 0 ? 900 : 48 })),
  )
  leave()
  expect((await body()).inp).toBe(48)
})

it('tells nothing of what the browser does not measure', async () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  beginBeacon('/lotto/7f3a')
  leave()
  expect(await body()).toEqual({ route: 'lottoRound', inside: 'web', lcp: null, inp: null, cls: null })
})

it('tells nothing of a page that was opened out of sight', () => {
  visible = 'hidden'
  beginBeacon('/lotto/7f3a')
  leave()
  expect(sent).not.toHaveBeenCalled()
})

it('a platform of another origin gets a request without cookies that outlives the page', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
  configureApi({ baseUrl: 'https://platform.example' })
  beginBeacon('/lotto/7f3a')
  leave()
  configureApi({ baseUrl: '' })
  expect(sent).not.toHaveBeenCalled()
  const [url, options] = asked.mock.calls[0]!
  expect(url).toBe('https://platform.example/api/site/vitals')
  expect(options).toMatchObject({ keepalive: true, credentials: 'omit' })
})

it('says that LINE shows the page', async () => {
  history.replaceState(null, '', '/liff/deposit')
  beginBeacon('/member/deposit')
  leave()
  expect(await body()).toMatchObject({ route: 'memberDeposit', inside: 'liff' })
})

it('names pages, and nothing else', () => {
  expect(routeNamed('/lotto/some-round')).toBe('lottoRound')
  expect(routeNamed('/nowhere/at/all')).toBe('other')
  const names = everyPage.map(({ path }) => routeNamed(path.replace(/\/:\w+\?$/, '').replace(/:\w+/, '1')))
  expect(names.filter((name) => name !== 'other')).toEqual(
    expect.arrayContaining(
      Object.keys(pages).filter((name) => (vitalRoutes as readonly string[]).includes(name)),
    ),
  )
})
