/**
 * What nights bring, from play to the wallet: cashback and points, the refund of a week, commission. On a server of its
 * own, whose clock is moved to the next morning (EXTRA-1, EXTRA-2, EXTRA-3, EXTRA-7).
 */
// oneSize: the nights’ money is alike at every size, their pages are looked at in both by a11y.spec.ts.
import { cashback } from '#src/strings/money/cashback.ts'
import { affiliate } from '#src/strings/rewards/affiliate.ts'
import { redeem } from '#src/strings/rewards/redeem.ts'
import { winloss } from '#src/strings/money/winloss.ts'
import { gamesUi } from '#sandbox/strings/games-ui.ts'
import { statementWords } from '#server/strings/statement.ts'
import { expectSound } from '../harness/e2e-sound.ts'
import { expect, oneSize, type Page } from '../harness/e2e.ts'
import { depositBaht, giveBankAccount } from '../harness/e2e-deposits.ts'
import { endRound, openSandboxRound, openSlip, placeSlip } from '../harness/e2e-lotto.ts'
import { clockTest as test } from '../harness/e2e-own-site.ts'
import { api, arriveAs, balanceOf, newMember } from '../harness/e2e-people.ts'
import { roundBy } from '../harness/e2e-rounds.ts'
import { games, openFrame, playPath } from '../harness/e2e-shell.ts'

const titles = statementWords.titles
/** A draw in which no number of these tests wins. */
const draw = { first: '906481', front3: '217 640', back3: '083 559', back2: '72' }

/** The statement names the movement, and the books are sound. */
async function inStatement(page: Page, title: string): Promise<void> {
  await page.goto('/member/statement')
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
  const ledger = await page.request.get('/sandbox/ledger.json')
  expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
}

interface CashbackRow {
  state: string
  amount: string
}

const claimable = async (page: Page, token: string, kind: string): Promise<CashbackRow[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/cashback/loss/history?kind=${kind}`
  const { data } = await api<CashbackRow[]>(page.request, path, undefined, headers)
  return data.filter(({ state }) => state === 'claimable')
}

const satangOf = (baht: string) => Math.round(Number(baht) * 100)

/** Baht on every outcome of the dice: of 2,000 come back 1,940, 1,935 or 1,925, whatever is thrown. */
const onEveryOutcome = { low: [500, 500], high: [500, 100, 100, 50], eleven: [100, 100, 50] }

/** Loses at a game, by no luck. */
async function lose(page: Page): Promise<void> {
  await page.goto(playPath(games.hilo))
  const frame = await openFrame(page, games.hilo)
  for (const [cell, chips] of Object.entries(onEveryOutcome))
    for (const baht of chips) {
      await frame.locator(`.chip:has(input[value="${baht * 100}"])`).click()
      await frame.locator(`.cell.${cell}`).click()
    }
  const open = frame.getByRole('button', { name: gamesUi.hilo.open, exact: true })
  const { stake, win } = await roundBy(page, open)
  expect(stake).toBe(2_000_00)
  expect(win).toBeLessThanOrEqual(1_940_00)
}

test(
  'EXTRA-1 EXTRA-3 what was lost at a game today comes back tomorrow, once, and play has brought points',
  oneSize,
  async ({ page, site }) => {
    test.setTimeout(300_000)
    const token = await arriveAs(page, await newMember(page.request, { funds: 5_000 }))
    await lose(page)
    await site.morning()

    await page.goto('/cashback')
    const [due] = await claimable(page, token, 'daily')
    await expect(page.getByText(cashback.how).filter({ visible: true }).first()).toBeVisible()
    await expectSound(page)
    const before = await balanceOf(page.request, token)
    await page.getByRole('button', { name: /^รับเงินคืน/ }).click()
    await expect(page.getByText(/เข้ากระเป๋าหลักแล้ว/).first()).toBeVisible()
    expect((await balanceOf(page.request, token)) - before).toBe(satangOf(due!.amount))
    expect(await claimable(page, token, 'daily')).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: /^รับเงินคืน/ })).toHaveCount(0)

    await page.goto('/redeem?view=history')
    await page.getByText(redeem.movements, { exact: true }).click()
    await expect(page.getByText(redeem.movementKinds.play)).toBeVisible()
    await inStatement(page, titles.cashback)
  },
)

async function bet(page: Page, roundId: string, stakes: Parameters<typeof openSlip>[3]): Promise<void> {
  await openSlip(page, `/lotto/${roundId}?view=slip`, roundId, stakes)
  await placeSlip(
    page,
    stakes.reduce((sum, [, , baht]) => sum + baht * 100, 0),
  )
}

test(
  'EXTRA-2 EXTRA-7 a lost week is refunded on Monday; what a friend played brought commission',
  oneSize,
  async ({ page, browser, site }) => {
    test.setTimeout(300_000)
    const person = await newMember(page.request)
    const token = await arriveAs(page, person)
    await giveBankAccount(page.request, person, token)
    await depositBaht(page.request, token, 500)

    await page.goto('/affiliate')
    const code = await api<{ code: string }>(
      page.request,
      '/api/affiliate/v2/configs?agent_id=7',
      undefined,
      {
        authorization: `Bearer ${token}`,
      },
    )
    await expect(page.getByText(code.data.code).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText(affiliate.noFriends)).toBeVisible()
    await expectSound(page)

    const roundId = await openSandboxRound(page.request, 3)
    await bet(page, roundId, [['top2', '11', 400]])
    const other = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() })
    const friendPage = await other.newPage()
    const friend = await newMember(friendPage.request, { funds: 20_000, code: code.data.code })
    const friendToken = await arriveAs(friendPage, friend)
    await bet(friendPage, roundId, [
      ['top2', '11', 5_000],
      ['top2', '22', 5_000],
      ['top2', '33', 5_000],
    ])
    // Settled in the order they were placed: when the friend's is, so is the member's.
    await endRound(friendPage, friendToken, roundId, draw)
    await other.close()
    await site.morning()

    await page.goto('/affiliate')
    await expectSound(page)
    const before = await balanceOf(page.request, token)
    await page.getByRole('button', { name: affiliate.redeem }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: affiliate.askConfirm }).click()
    await expect(page.getByText('฿120.00').filter({ visible: true }).first()).toBeVisible()
    await expect.poll(async () => (await balanceOf(page.request, token)) - before).toBe(120_00)
    await inStatement(page, titles.affiliate)
    await page.goto('/affiliate?view=transactions')
    await expectSound(page)
    await page.goto('/affiliate?view=network')
    await expectSound(page)
    // Names of others are masked.
    await expect(page.getByText(friend.username)).toHaveCount(0)

    await site.morning(1)
    await page.goto('/member/winloss')
    const [week] = await claimable(page, token, 'weekly')
    await expect(page.getByRole('table', { name: /ได้เสียรายวัน/ })).toBeAttached()
    await expectSound(page)
    const held = await balanceOf(page.request, token)
    await page.getByRole('button', { name: /^รับเข้ากระเป๋าหลัก/ }).click()
    await expect.poll(async () => (await balanceOf(page.request, token)) - held).toBe(satangOf(week!.amount))
    await expect(page.getByText(winloss.closed).first()).toBeVisible()
    await inStatement(page, titles.winloss)
  },
)
