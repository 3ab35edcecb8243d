/**
 * The six daily tasks of a member on a phone of 390 × 844, from home, by hand: `node bench/taps.ts <url of a sandbox>`. Counted
 * are taps, scrolls for what was not in view, and fields typed into. Who plays and what the bank does is arranged over HTTP.
 * The table is that of docs/taps.md.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import { shell } from '#src/strings/shell.ts'
import { Hand } from './hand.ts'
import { AMOUNT, member, type Person, send, url } from './taps/member.ts'
import { depositAs, didItWin, firstVisit, lastGame, twoDigits, withdrawAll } from './taps/tasks.ts'

const GAME = { provider: 'chang', id: 'sl-2201' }

interface Task {
  name: string
  asked: string
  /** Null: as a visitor. */
  as: { person: Person; token: string } | null
  play: (page: Page, hand: Hand) => Promise<void>
}

/** Home, signed in where it is a member's, with the announcements read. */
async function home(browser: Browser, as: Task['as']): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: 'th-TH', viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  if (as) {
    const user = { v: 1, data: { token: as.token, username: as.person.username, vipLevel: 0 } }
    await page.addInitScript((stored) => localStorage.setItem('chokdee.user', stored), JSON.stringify(user))
  }
  await page.goto(new URL('/', url).href)
  await page.getByRole('navigation', { name: shell.mainTabs }).waitFor()
  await page.waitForLoadState('networkidle')
  const dialog = page.getByRole('dialog')
  while (await dialog.isVisible()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
  }
  return page
}

const known = await member()
const other = await member()
// A game was opened, so that there is a last one.
const { data: wallets } = await send<{ id: string }[]>('/api/member/wallets', {}, known.token)
const launch = {
  wallet_id: wallets[0]!.id,
  game_id: GAME.id,
  provider_id: GAME.provider,
  is_mobile: 1,
  source: 'sandbox',
}
await send('/api/game/link', launch, known.token)

const tasks: readonly Task[] = [
  {
    name: 'deposit to a saved QR, another amount',
    asked: '3',
    as: known,
    play: (page, hand) => depositAs(page, hand, '1000'),
  },
  {
    name: 'deposit to a saved QR, the last one again',
    asked: '2',
    as: other,
    play: (page, hand) => depositAs(page, hand, AMOUNT),
  },
  { name: 'withdraw all, reviewed', asked: '3', as: known, play: withdrawAll },
  { name: 'last game again', asked: '1', as: known, play: lastGame },
  { name: '2-digit bet, top and bottom', asked: '7', as: other, play: twoDigits },
  { name: 'did my bill win', asked: '2', as: other, play: didItWin },
  { name: 'first visit to a saved QR', asked: 'about 12', as: null, play: firstVisit },
]

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
})
console.log('| task | taps | scrolls | fields | asked |\n|---|---|---|---|---|')
for (const { name, asked, as, play } of tasks) {
  const page = await home(browser, as)
  const hand = new Hand(page)
  const failed = await play(page, hand).then(
    () => '',
    (error: unknown) => ` (stopped: ${String(error).split('\n')[0]})`,
  )
  console.log(`| ${name}${failed} | ${hand.taps} | ${hand.scrolls} | ${hand.fields} | ${asked} |`)
  if (failed && process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })
  await page.context().close()
}
await browser.close()
