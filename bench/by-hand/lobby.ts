/**
 * The lobby of a category with thousands of games under a finger: `node bench/by-hand/lobby.ts <url of a sandbox> [flings]`. A phone of 390 × 844, the
 * processor four times slower. Flung for three seconds down the list, and down a page of as many empty boxes in the same run: frames
 * that were not drawn (the browser's trace), and frames with no game in the middle of the screen. Then keys of the search, eight a
 * second from its first moment on, from the press to the next paint. Fails when the lobby drops one frame in a hundred more than the boxes, or the keys' 95th percentile reaches 50 ms.
 */
import { chromium, type Page } from 'playwright-core'
import { searches } from '#sandbox/strings/searches.ts'
import { lobby } from '#src/strings/lobby.ts'
import { keepInteractions, reportOf, slowDown, timed } from './interactions.ts'

const [url = 'http://127.0.0.1:3000', flingsText = '5'] = process.argv.slice(2)
const MOST_DROPPED = 0.01
const LIMIT_MS = 50
/** Of a fling, px a second: a fast flick of a finger. */
const SPEED = 4_000
const SECONDS = 3
const GAMES = 2_288
/** ms; eight keys a second are a quick thumb's. */
const BETWEEN_KEYS = 75
const WORDS = [...searches, 'slot', 'xyz']

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
const context = await browser.newContext({
  locale: 'th-TH',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})
await keepInteractions(context)

interface Frames {
  /** As many as there should have been, and of these those that were drawn, by the browser's own trace. */
  due: number
  drawn: number
  /** Those that the page's own thread came too late for: rows that were not there yet came a frame later. */
  late: number
  /** With no box in the middle of the screen, of those that were looked at. */
  blank: number
  looked: number
}

const page = await context.newPage()
await page.goto(new URL('/lobby/slot', url).href)
await page.waitForFunction((most) => {
  const set = document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')
  return Number(set) >= most
}, GAMES)
await page.waitForLoadState('networkidle')
const boxes = await context.newPage()
await boxes.setContent(
  `<meta name=viewport content="width=device-width"><style>main{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}[data-row]{height:200px;background:#ddd}</style><main>${'<div data-row></div>'.repeat(GAMES)}</main>`,
)
for (const one of [page, boxes]) await slowDown(one)

const [inLobby, inBoxes] = [none(), none()]
for (let fling = 0; fling < Number(flingsText); fling++)
  for (const [one, frames] of [
    [boxes, inBoxes],
    [page, inLobby],
  ] as const) {
    await one.bringToFront()
    add(frames, await flung(one))
  }
const dropped = ({ drawn, due }: Frames) => (due - drawn) / due
const percent = (part: number) => `${(100 * part).toFixed(1)} %`
for (const [name, frames] of [
  ['empty boxes', inBoxes],
  ['lobby', inLobby],
] as const)
  console.log(
    `${name}: ${frames.drawn} of ${frames.due} frames drawn (${percent(dropped(frames))} dropped), the page late for ${percent(frames.late / frames.due)}, ${frames.blank} of ${frames.looked} without a box in the middle`,
  )
let failed = dropped(inLobby) - dropped(inBoxes) > MOST_DROPPED || inLobby.blank > 0

await page.bringToFront()
await page.evaluate(() => scrollTo(0, 0))
const search = page.getByRole('searchbox', { name: lobby.search })
await search.tap()
const keys = [...WORDS, ...WORDS, ...WORDS].flatMap((word) => [
  ...word,
  ...Array.from(word, () => 'Backspace'),
])
const devtools = await context.newCDPSession(page)
/** As a keyboard has it, Thai letters too: what is only inserted is no interaction to the browser. */
async function press(at: number): Promise<void> {
  const key = keys[at]!
  await page.waitForTimeout(BETWEEN_KEYS)
  if (key.length > 1) return page.keyboard.press(key)
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
}
failed = reportOf('a key of the search', await timed(page, keys.length, press), LIMIT_MS) || failed
await browser.close()
process.exit(failed ? 1 : 0)

/** Of 60 a second, in so many ms; one at least. */
function framesIn(ms: number): number {
  return Math.max(1, Math.round(ms / (1_000 / 60)))
}

function none(): Frames {
  return { due: 0, drawn: 0, late: 0, blank: 0, looked: 0 }
}

function add(to: Frames, more: Frames): void {
  for (const name of ['due', 'drawn', 'late', 'blank', 'looked'] as const) to[name] += more[name]
}

/** From the top down, what its frames were like. */
async function flung(one: Page): Promise<Frames> {
  await one.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await one.waitForTimeout(1_000)
  const devtools = await one.context().newCDPSession(one)
  const seen = one.evaluate(watchFrames, SECONDS * 1_000)
  const categories = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame']
  await browser.startTracing(one, { categories })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 600,
    yDistance: -SPEED * SECONDS,
    speed: SPEED,
    // The headless browser scrolls nothing for a gesture of `touch`.
    gestureSourceType: 'mouse',
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number }[]
  }
  const drawn = traceEvents.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1_000)
  const gaps = drawn.slice(1).map((at, before) => framesIn(at - drawn[before]!))
  const way = await one.evaluate(() => scrollY)
  if (way < (SPEED * SECONDS) / 2) throw new Error(`flung ${way} px only`)
  await devtools.detach()
  return { ...(await seen), due: gaps.reduce((sum, frames) => sum + frames, 0), drawn: gaps.length }
}

/** Runs in the page: what its own thread sees of the frames of so many ms. */
function watchFrames(ms: number): Promise<Pick<Frames, 'late' | 'blank' | 'looked'>> {
  return new Promise((done) => {
    const frames = { late: 0, blank: 0, looked: 0 }
    let last = 0
    let begun = 0
    const each = (now: number) => {
      begun ||= now
      if (last) {
        frames.late += Math.max(1, Math.round((now - last) / (1_000 / 60))) - 1
        frames.looked++
        // Between two rows there is a gap.
        const there = [40, -40].flatMap((y) =>
          document.elementsFromPoint(innerWidth / 2, innerHeight / 2 + y),
        )
        if (!there.some((element) => element.closest('[data-row]'))) frames.blank++
      }
      last = now
      if (now - begun < ms) requestAnimationFrame(each)
      else done(frames)
    }
    requestAnimationFrame(each)
  })
}
