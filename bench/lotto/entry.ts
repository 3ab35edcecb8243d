/**
 * How fast the round page answers with a full slip: `node bench/lotto/entry.ts <url of a sandbox> [presses]`. A thousand
 * lines in the slip, CPU four times slower, a phone and a desktop: presses in the grid, keys of the keypad, characters
 * typed under a thousand pasted lines. Each is timed from the input to the next paint by the browser itself (Event
 * Timing, steps of 8 ms; what is not reported took less than 16 ms). Fails when the 95th percentile reaches 100 ms.
 */
import { chromium, type Locator, type Page } from 'playwright-core'
import { getLottoLobby } from '#contracts/lotto.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { ui } from '#src/strings/ui.ts'

const [url = 'http://127.0.0.1:3000', pressesText = '40'] = process.argv.slice(2)
const presses = Number(pressesText)
const SLOWER = 4
const LIMIT_MS = 100
/** What Event Timing reports from. */
const REPORTED_MS = 16

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

interface Reply {
  data: { lotteries: { name_en: string; round: { round_id: string } | null }[] }
}

const { data } = (await (await fetch(new URL(getLottoLobby.path, url))).json()) as Reply
const round = data.lotteries.find(({ name_en }) => name_en === 'Thai Government Lottery')?.round
if (!round) throw new Error('the sandbox has no round of the government lottery')

const numbers = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'))
const slips = {
  [round.round_id]: {
    walletId: '',
    price: 100,
    prices: null,
    lines: numbers.map((number) => ({ bet_type: 'top3', number, amount: 100 })),
    at: Date.now(),
  },
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
let slow = false
for (const [name, size] of Object.entries(sizes)) {
  const page = await opened(size)
  const isPhone = name === 'phone'
  const grid = page.getByRole('button', { name: words.grid })
  if (isPhone) {
    await page.getByRole('button', { name: words.toolsButton }).click()
    await grid.click()
  }
  const cells = page.locator('[data-number]')
  report(`${name}, grid`, await timed(page, (at) => press(cells.nth((at * 7) % 100), isPhone)))
  if (isPhone) await grid.click()
  const keypad = page.getByRole('button', { name: ui.deleteDigit }).locator('..')
  report(`${name}, keypad`, await timed(page, (at) => press(keypad.getByText(String(at % 10)), isPhone)))
  await page.getByRole('tab', { name: isPhone ? words.pasteTab : words.wideTabs.pasteTab }).click()
  const text = page.getByRole('textbox', { name: words.pasteLabel })
  const pasted = numbers.map((number) => `${number}=20*20`).join('\n')
  const begun = performance.now()
  // As a paste arrives: at once, not line by line as typed text does.
  await text.evaluate((field, value) => {
    const prototype = Object.getPrototypeOf(field) as HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, pasted)
  await page.getByText(words.pasteSums('2,000', '0')).waitFor()
  console.log(`${name}, a thousand lines pasted and read: ${Math.round(performance.now() - begun)} ms`)
  await text.focus()
  const typing = '\n123=10'
  report(`${name}, paste`, await timed(page, (at) => page.keyboard.type(typing.charAt(at % typing.length))))
  await page.context().close()
}
await browser.close()
process.exit(slow ? 1 : 0)

async function opened(size: (typeof sizes)[keyof typeof sizes]): Promise<Page> {
  const context = await browser.newContext({ locale: 'th-TH', ...size })
  const page = await context.newPage()
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('chokdee.slips', stored)
      const durations = ((window as unknown as { durations: Map<number, number> }).durations = new Map())
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
          const id = entry.interactionId ?? 0
          if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration))
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    },
    JSON.stringify({ v: 1, data: slips }),
  )
  await page.goto(new URL(`/lotto/${round!.round_id}`, url).href)
  await page.getByRole('tablist', { name: words.tabsLabel }).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

function press(target: Locator, touch: boolean): Promise<void> {
  return touch ? target.tap() : target.click()
}

/** Durations of so many interactions, ms, from short to long. */
async function timed(page: Page, act: (at: number) => Promise<void>): Promise<number[]> {
  const durations = () => (window as unknown as { durations: Map<number, number> }).durations
  await page.evaluate(`(${durations.toString()})().clear()`)
  for (let at = 0; at < presses; at++) {
    await act(at)
    // The paint, and the observer after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))))
  }
  await page.waitForTimeout(500)
  const seen = (await page.evaluate(`[...(${durations.toString()})().values()]`)) as number[]
  const unreported = Array.from({ length: Math.max(0, presses - seen.length) }, () => REPORTED_MS)
  return [...seen, ...unreported].sort((a, b) => a - b)
}

function report(what: string, sorted: readonly number[]): void {
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  const p95 = at(0.95)
  slow ||= p95 >= LIMIT_MS
  console.log(`${what}: median ${at(0.5)} ms, p95 ${p95} ms, most ${sorted.at(-1)} ms (${sorted.length})`)
}
