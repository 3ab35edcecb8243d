/**
 * A bill of twenty lines on a phone, from the round's page to its receipt: `node bench/lotto/taps.ts <url of a sandbox> [pictures' folder]`.
 * Ten numbers of two digits, on top and below, at 20 baht each. Counted are taps, how far the page had to be scrolled for
 * them, and the time of a hand that needs a third of a second for a tap that it can see and a second for a scroll; the
 * page's own answers are in it. Runs on a page where the price is set while entering and on one where it is set in the
 * slip.
 */
import { chromium, type Page } from 'playwright-core'
import { login } from '#contracts/auth.ts'
import { getLottoLobby } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { formatBaht } from '#rules/baht.ts'
import { receipt } from '#src/strings/lotto/bill.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Hand } from '../hand.ts'

const [url = 'http://127.0.0.1:3000', pictures] = process.argv.slice(2)
const numbers = ['27', '72', '15', '51', '88', '98', '04', '40', '36', '63']
const PRICE = '20'
const TOTAL = satang(numbers.length * 2 * 20_00)
const sizes = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
]

const api = async <Data>(path: string, body?: object): Promise<Data> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await fetch(new URL(path, url), body && init)).json()) as Data
}
const member = { username: 'hero', password: 'chokdee2569', agent_code: 'chokdee', agent_id: 7 }
const { access_token } = await api<{ access_token: string }>(login.path, member)
const { data } = await api<{
  data: { lotteries: { name_en: string; round: { round_id: string } | null }[] }
}>(getLottoLobby.path)
const round = data.lotteries.find(({ name_en }) => name_en === 'Thai Government Lottery')?.round
if (!round) throw new Error('the sandbox has no round of the government lottery')

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
for (const viewport of sizes) {
  const page = await opened(viewport)
  const hand = new Hand(page)
  const begun = performance.now()
  await compose(page, hand)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const { width, height } = viewport
  console.log(`${width}×${height}: ${hand.taps} taps, ${hand.scrolls} scrolls, ${seconds} s`)
  await page.context().close()
}
await browser.close()

/** Twenty lines, their price, and all that is pressed until the receipt stands there. */
async function compose(page: Page, hand: Hand): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const price = button(PRICE)
  await hand.tap(page.getByRole('tab', { name: words.digitTabs[2]! }))
  await hand.tap(page.getByRole('group', { name: words.betTypes }).getByRole('button').nth(1))
  const first = await price.isVisible()
  if (first) await hand.tap(price)
  const keys = page.getByRole('group', { name: words.slots(2) })
  for (const digit of numbers.join('')) await hand.tap(keys.getByRole('button', { name: digit }))
  if (pictures) await page.screenshot({ path: `${pictures}/taps-${page.viewportSize()!.height}.png` })
  if (!first) {
    await hand.tap(page.getByRole('main').getByRole('button').last())
    await hand.tap(price)
  }
  await hand.tap(button(new RegExp(`^${words.send}`)))
  const dialog = page.getByRole('dialog')
  await hand.tap(dialog.getByRole('button', { name: formatBaht(TOTAL) }))
  await page.getByRole('dialog', { name: receipt.title }).getByText(receipt.placed).waitFor()
}

async function opened(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ locale: 'th-TH', viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const user = { v: 1, data: { token: access_token, username: member.username, vipLevel: 2 } }
  await page.addInitScript((stored) => localStorage.setItem('chokdee.user', stored), JSON.stringify(user))
  await page.goto(new URL(`/lotto/${round!.round_id}`, url).href)
  await page.getByRole('tablist', { name: words.tabsLabel }).waitFor()
  return page
}
