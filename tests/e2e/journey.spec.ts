/** The whole way: a visitor opens the site, registers, signs in, finds a game, plays it, and signs out. */
// oneSize: searching, money and codes are alike at every size.
import { auth } from '#src/strings/auth/auth.ts'
import { lobby } from '#src/strings/lobby.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { ui } from '#src/strings/ui.ts'
import { formatBaht } from '#rules/baht.ts'
import { expect, freshMobile, freshName, oneSize, readInboxOtp, test, type Page } from '../harness/e2e.ts'
import { arriveAs, balanceOf, givePlayMoney, newMember, PASSWORD, tokenOf } from '../harness/e2e-people.ts'
import { rounds } from '../harness/e2e-rounds.ts'
import {
  games,
  gameSheet,
  openFrame,
  openLogin,
  playPath,
  readNotices,
  signOut,
} from '../harness/e2e-shell.ts'

test('a visitor registers by SMS, signs in, plays for money and signs out; the wallet is exact', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const mobile = freshMobile()
  const username = freshName()

  await page.goto('/')
  const login = await openLogin(page)
  await login.getByRole('link', { name: auth.register }).click()

  // REG-1 … REG-3: details, the code of the SMS, done.
  const dialog = page.getByRole('dialog', { name: auth.stepTitle.pending })
  await dialog.getByLabel(auth.username, { exact: true }).fill(username)
  await dialog.getByLabel(auth.mobile, { exact: true }).fill(mobile)
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await dialog.getByLabel(auth.knowUs).selectOption({ label: auth.knowUsChannel[4] })
  await dialog.getByRole('button', { name: auth.next }).click()
  const sms = page.getByRole('dialog', { name: auth.stepTitle.sms_verification })
  await expect(sms).toBeVisible()
  await sms.getByLabel(auth.otpLabel).fill(await readInboxOtp(page, mobile))

  // REG-4: the proved number signs in; LOGIN-3: announcements follow, after the first thing that a new member is at.
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: shell.openMenu })).toBeVisible()
  await page.getByRole('link', { name: shell.deposit, exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/member/deposit')
  await expect(page.getByRole('form', { name: deposit.noAccountTitle })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  expect(await readNotices(page)).toBeGreaterThan(0)

  // A new member has nothing; what the sandbox gives is seen at the next look.
  const token = await tokenOf(page.request, { username, mobile, password: PASSWORD })
  expect(await balanceOf(page.request, token)).toBe(0)
  await givePlayMoney(page.request, username, 2_000)
  await page.goto('/member')
  await expect(page.getByText(formatBaht(2_000_00)).filter({ visible: true }).first()).toBeVisible()

  // Four games, one round each: the wallet is what it was, less the stakes, plus the wins.
  let expected = 2_000_00
  for (const kind of ['slot', 'hilo', 'fish', 'sport'] as const) {
    await page.goto(playPath(games[kind]))
    const frame = await openFrame(page, games[kind])
    const { stake, win, balance } = await rounds[kind](page, frame)
    expect(stake, kind).toBeGreaterThan(0)
    expected += win - stake
    expect(balance, `${kind}: the answer of the round`).toBe(expected)
    // The pill over the game follows the round.
    await expect(
      gameSheet(page, games[kind]).getByRole('button', { name: formatBaht(expected) }),
    ).toBeVisible()
    await page.getByRole('button', { name: play.close }).click()
    await expect(page).toHaveURL(/\/lobby/)
    expect(await balanceOf(page.request, token), `${kind}: the wallet`).toBe(expected)
    // GAME-2: the balance on the page is read again on close; the chip is drawn in the header of the desktop.
    await expect(page.getByRole('banner').getByText(formatBaht(expected)).first()).toBeAttached()
  }

  await page.goto('/')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('button', { name: shell.login }).filter({ visible: true }).first(),
  ).toBeVisible()

  const ledger = await page.request.get('/sandbox/ledger.json')
  expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
})

test(
  'GAME-1 a misspelt name is found, the provider filter and the search stand in the address',
  oneSize,
  async ({ page }) => {
    await page.goto('/lobby/slot')
    // U+0E38 for U+0E39: the short vowel instead of the long one.
    await page.getByRole('searchbox', { name: lobby.search }).fill('นกยุงรำแพน')
    await expect(page).toHaveURL(/q=/)
    const grid = page.getByRole('list', { name: /^ผลการค้นหา/ })
    await expect(grid.getByRole('link', { name: new RegExp(games.slot.name) })).toBeVisible()

    await page.getByRole('searchbox', { name: lobby.search }).fill('')
    await page.getByRole('button', { name: /^ลมหนาว/ }).click()
    await expect(page).toHaveURL(/provider=lomnao/)
    await expect(page.getByRole('status').filter({ hasText: /305/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^ลมหนาว/ })).toHaveAttribute('aria-pressed', 'true')
    // A provider's games may lie beyond the category's first ones, which come before the whole list.
    const shown = page.getByRole('list', { name: lobby.grid(lobby.names.slot) }).getByRole('link')
    await expect(shown.nth(5)).toBeVisible()
    const names = await shown.allTextContents()
    expect(names.filter((name) => !name.includes('ลมหนาว'))).toEqual([])
  },
)

test('GAME-1 Latin letters find Thai names', oneSize, async ({ page }) => {
  await page.goto('/slot')
  await page.getByRole('searchbox', { name: lobby.search }).fill('nok yung')
  const found = page.getByRole('list', { name: lobby.found('nok yung') })
  await expect(found.getByRole('link', { name: /นกยูง/ }).first()).toBeVisible()
})

test('GAME-1 a favourite stays, and can be shown alone', async ({ page }) => {
  await page.goto('/lobby/slot')
  await page.getByRole('button', { name: ui.favouriteAdd(games.slot.name) }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: ui.favouriteRemove(games.slot.name) })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(lobby.favouritesOnly) }).click()
  await expect(page).toHaveURL(/fav=1/)
  const grid = page.getByRole('list', { name: lobby.grid(lobby.names.slot) })
  await expect(grid.getByRole('listitem')).toHaveCount(1)
})

test('GAME-1 back from a game the lobby stands where it stood', async ({ page }) => {
  // The first games are in the HTML; the whole list takes their place.
  const whole = page.waitForResponse(/\/api\/game\/packed/)
  await page.goto('/lobby/slot?provider=chang')
  await whole
  await page.waitForLoadState('networkidle')
  const grid = page.getByRole('list', { name: lobby.grid(lobby.names.slot) })
  await expect(grid.getByRole('link').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 3_000))
  const tile = grid.getByRole('listitem').filter({ has: page.getByRole('link') })
  await expect(async () => {
    const positions = await tile.evaluateAll((all) =>
      all.map((one) => Number(one.getAttribute('aria-posinset'))),
    )
    expect(Math.min(...positions)).toBeGreaterThan(20)
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  const link = await linkInView(page)
  await page.getByRole('link', { name: link, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${lobby.choiceDemo}`) })
    .click()
  await expect(page).toHaveURL(/mode=demo/)
  await page.getByRole('button', { name: play.close }).click()
  await expect(page).toHaveURL(/\/lobby\/slot\?provider=chang$/)
  await expect(page.getByRole('link', { name: link, exact: true })).toBeInViewport()
  const moved = async () => Math.abs((await page.evaluate(() => scrollY)) - before)
  await expect.poll(moved).toBeLessThanOrEqual(2)
})

/** The name of the tile in the middle of the window. */
const linkInView = (page: Page) =>
  page.evaluate(() => {
    const fromMiddle = (link: Element) => {
      const box = link.getBoundingClientRect()
      return Math.abs(box.top + box.bottom - innerHeight)
    }
    const links = [...document.querySelectorAll('[role=listitem] a')]
    return links.reduce((a, b) => (fromMiddle(b) < fromMiddle(a) ? b : a)).textContent.trim()
  })

test('GAME-2 a visitor spins the demo: the play money moves, no wallet does', oneSize, async ({ page }) => {
  await page.goto('/lobby/slot')
  await page.getByRole('link', { name: new RegExp(games.slot.name) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${lobby.choiceDemo}`) })
    .click()
  const frame = await openFrame(page, games.slot)
  const purse = frame.locator('.purse .money').first()
  const start = await purse.textContent()
  let balance = satangIn(start!)
  let moved = false
  // One spin in fourteen of most slots pays back just its stake: three of them in a row do come.
  for (let spin = 0; spin < 3 || (!moved && spin < 12); spin++) {
    const { stake, win, balance: after } = await rounds.slot(page, frame)
    expect(after).toBe(balance - stake + win)
    moved ||= after !== balance
    balance = after
  }
  await expect.poll(async () => satangIn((await purse.textContent())!)).toBe(balance)
  expect(moved, 'twelve spins that all return their stake are not to be expected').toBe(true)
})

const satangIn = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

test(
  'GAME-2 several rounds in one sitting: balance before, less stakes, plus wins',
  oneSize,
  async ({ page }) => {
    const person = await newMember(page.request, { funds: 500 })
    const token = await arriveAs(page, person)
    await page.goto(playPath(games.fish))
    const frame = await openFrame(page, games.fish)
    let expected = 500_00
    for (let shot = 0; shot < 4; shot++) {
      const { stake, win } = await rounds.fish(page, frame)
      expected += win - stake
    }
    await page.getByRole('button', { name: play.close }).click()
    await expect(page).toHaveURL(/\/lobby/)
    expect(await balanceOf(page.request, token)).toBe(expected)
  },
)
