/**
 * How fast the round page answers with a full slip: `node bench/lotto/entry.ts <url of a sandbox> [presses]`. A thousand
 * lines in the slip, CPU four times slower, a phone and a desktop: presses in the grid, keys of the keypad, characters
 * typed under a thousand pasted lines (`bench/by-hand/interactions.ts`); and how long a thousand lines take from the paste until
 * their beginning is painted, and all of them are read. Fails when the 95th percentile, or the first of these, reaches 100 ms.
 */
import { chromium, type Locator, type Page } from 'playwright-core'
import { getLottoLobby } from '#contracts/lotto.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { ui } from '#src/strings/ui.ts'
import { keepInteractions, reportOf, slowDown, timed } from '../by-hand/interactions.ts'

const [url = 'http://127.0.0.1:3000', pressesText = '40'] = process.argv.slice(2)
const presses = Number(pressesText)
const LIMIT_MS = 100

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

interface Round {
  round_id: string
  state: string
  closes_at: string
}

interface Reply {
  data: { lotteries: { round: Round | null }[] }
}

const { data } = (await (await fetch(new URL(getLottoLobby.path, url))).json()) as Reply
// On the evening of a draw that of the government is closed: of the open ones, the last to close.
const round = data.lotteries
  .flatMap(({ round: one }) => (one?.state === 'open' ? [one] : []))
  .toSorted((a, b) => Date.parse(a.closes_at) - Date.parse(b.closes_at))
  .at(-1)
if (!round) throw new Error('the sandbox has no open round')

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
  report(`${name}, grid`, await timed(page, presses, (at) => press(cells.nth((at * 7) % 100), isPhone)))
  if (isPhone) await grid.click()
  const keypad = page.getByRole('button', { name: ui.deleteDigit }).locator('..')
  report(
    `${name}, keypad`,
    await timed(page, presses, (at) => press(keypad.getByText(String(at % 10)), isPhone)),
  )
  await page.getByRole('tab', { name: isPhone ? words.pasteTab : words.wideTabs.pasteTab }).click()
  const text = page.getByRole('textbox', { name: words.pasteLabel })
  const pasted = numbers.map((number) => `${number}=20*20`).join('\n')
  const { shown, read } = await paste(text, pasted)
  slow ||= shown >= LIMIT_MS
  console.log(`${name}, a thousand lines pasted: the first painted after ${shown} ms, all read after ${read}`)
  await text.focus()
  const typing = '\n123=10'
  report(
    `${name}, paste`,
    await timed(page, presses, (at) => page.keyboard.type(typing.charAt(at % typing.length))),
  )
  await page.context().close()
}
await browser.close()
process.exit(slow ? 1 : 0)

async function opened(size: (typeof sizes)[keyof typeof sizes]): Promise<Page> {
  const context = await browser.newContext({ locale: 'th-TH', ...size })
  const page = await context.newPage()
  await keepInteractions(context)
  await page.addInitScript(
    (stored) => localStorage.setItem('chokdee.slips', stored),
    JSON.stringify({ v: 1, data: slips }),
  )
  await page.goto(new URL(`/lotto/${round!.round_id}`, url).href)
  await page.getByRole('tablist', { name: words.tabsLabel }).waitFor()
  await slowDown(page)
  return page
}

function press(target: Locator, touch: boolean): Promise<void> {
  return touch ? target.tap() : target.click()
}

/**
 * As a paste arrives: at once, not line by line as typed text does. ms from then until a frame has the first lines in it,
 * and until all are read.
 */
function paste(field: Locator, pasted: string): Promise<{ shown: number; read: number }> {
  const [preview, sums] = [words.pastePreview, words.pasteSums('2,000', '0')]
  return field.evaluate(
    async (element, told) => {
      const until = async (there: () => boolean) => {
        while (!there()) await new Promise(requestAnimationFrame)
        // The frame that it was seen in is painted before a timer comes.
        await new Promise<void>((done) => setTimeout(done))
        return Math.round(performance.now() - begun)
      }
      const prototype = Object.getPrototypeOf(element) as HTMLTextAreaElement
      const begun = performance.now()
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, told.pasted)
      element.dispatchEvent(new Event('input', { bubbles: true }))
      const list = `[aria-label="${told.preview}"] [role=listitem]`
      const shown = await until(() => document.querySelector(list) !== null)
      return { shown, read: await until(() => document.body.textContent.includes(told.sums)) }
    },
    { pasted, preview, sums },
  )
}

function report(what: string, sorted: readonly number[]): void {
  slow = reportOf(what, sorted, LIMIT_MS) || slow
}
