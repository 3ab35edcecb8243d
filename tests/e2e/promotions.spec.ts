/** Promotions in the browser: received, played, seen in the wallet, given up; and a coupon. */
// oneSize: codes are alike at every size.
import { promotionMessages } from '#server/strings/promotion.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { formatBaht } from '#rules/baht.ts'
import { consent } from '#src/strings/rewards/consent.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { wallets } from '#src/strings/money/wallets.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { expectSoundInThemes } from '../harness/e2e-sound.ts'
import { visitEach } from '../harness/e2e-visits.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { api, arriveAs, balanceOf, newMember } from '../harness/e2e-people.ts'
import { rounds } from '../harness/e2e-rounds.ts'
import { games, openFrame, playPath } from '../harness/e2e-shell.ts'

const { firstDeposit, freeCredit, daily } = sandboxAgent.promotions
const MAIN = 'กระเป๋าหลัก'

async function openRedeem(page: Page, name: string) {
  await page.goto('/promotions')
  await page.getByRole('button', { name: words.receiveNamed(name) }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByRole('group', { name: words.chooseWallet })).toBeVisible()
  return sheet
}

interface Bound {
  turnover_done: string
  cancel_forfeit: string
}
const boundOf = async (page: Page, token: string) =>
  (
    await api<Bound[]>(page.request, '/api/promotion/active', undefined, {
      authorization: `Bearer ${token}`,
    })
  ).data

/** Reads, ticks and receives. */
async function agree(page: Page, of: keyof typeof consent.titles): Promise<void> {
  const terms = page.getByRole('dialog', { name: consent.titles[of] })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: consent.yes('') }).click()
}

test('PROMO-1 to PROMO-5 received, played in a slot, locked in the wallet, and cancelled', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const person = await newMember(page.request, { funds: 1_000 })
  const token = await arriveAs(page, person)

  const sheet = await openRedeem(page, firstDeposit.name)
  await sheet.getByRole('radio').check()
  await sheet.getByLabel(words.amount).fill('500')
  await expect(sheet.getByText(formatBaht(5_000_00))).toBeVisible()
  await sheet.getByRole('button', { name: words.confirm }).click()
  await agree(page, 'promotion')
  const done = page.getByRole('dialog', { name: words.doneTitle })
  await expect(done.getByText(promotionMessages.received(MAIN, '5,000'))).toBeVisible()
  await done.getByRole('button', { name: words.ok }).click()
  expect(await balanceOf(page.request, token)).toBe(1_500_00)

  // A round counts once, by its stake, whatever it brought.
  await page.goto(playPath(games.slot))
  const { stake } = await rounds.slot(page, await openFrame(page, games.slot))
  const [bound] = await boundOf(page, token)
  expect(Number(bound!.turnover_done) * 100).toBe(stake)

  await page.goto('/member')
  await expect(
    page.getByRole('progressbar', { name: wallets.turnoverOf(firstDeposit.name) }),
  ).toHaveAttribute('value', String(stake))
  await expect(page.getByText(wallets.bound)).toBeVisible()

  // PROMO-2: another cannot be received into it.
  const other = await openRedeem(page, daily.name)
  await expect(other.getByRole('radio')).toBeDisabled()
  await expect(other.getByText(asShown(words.locked))).toBeVisible()

  // Given up: credit and winnings go back, to the satang that was shown.
  await page.goto('/member/promotions')
  await page.getByRole('button', { name: words.cancelNamed(firstDeposit.name) }).click()
  const question = page.getByRole('alertdialog', { name: words.cancelTitle })
  const forfeit = Math.round(Number(bound!.cancel_forfeit) * 100)
  await expect(question.getByText(formatBaht(forfeit)).first()).toBeVisible()
  const before = await balanceOf(page.request, token)
  await question.getByRole('button', { name: words.confirmCancel }).click()
  await expect(page.getByText(asShown(words.noActive))).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(before - forfeit)
})

test('PROMO-3 free credit by its link, with the keyboard alone', async ({ page }) => {
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  const { data } = await api<{ promotion_agent_id: number; promotion_name: string }[]>(
    page.request,
    '/api/promotion/list?agent_code=chokdee',
  )
  const id = data.find((one) => one.promotion_name === freeCredit.name)!.promotion_agent_id
  await page.goto(`/promotions?id=${id}`)
  const details = page.getByRole('dialog', { name: freeCredit.name })
  await details.getByRole('button', { name: words.receiveNamed(freeCredit.name) }).press('Enter')
  await page.getByRole('radio', { name: new RegExp(MAIN) }).press('Space')
  const confirm = page.getByRole('button', { name: words.confirm })
  await expect(confirm).toBeEnabled()
  await confirm.press('Enter')
  const terms = page.getByRole('dialog', { name: consent.titles.promotion })
  await terms.getByRole('checkbox').press('Space')
  await terms.getByRole('button', { name: consent.yes('') }).press('Enter')
  await expect(page.getByRole('dialog', { name: words.doneTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /รับแล้วเมื่อ/ })).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(50_00)
})

test('EXTRA-6 a coupon: wrong, right, and in the history', oneSize, async ({ page }) => {
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await page.goto('/member/coupon')
  const field = page.getByLabel(coupon.code, { exact: true })
  await field.fill('chokde2569')
  await page.getByRole('button', { name: coupon.use, exact: true }).click()
  await expect(page.getByText(coupon.triesLeft(4))).toBeVisible()
  await field.fill('chokdee2569')
  await page.getByRole('button', { name: coupon.use, exact: true }).click()
  await agree(page, 'coupon')
  const done = page.getByRole('dialog', { name: coupon.doneTitle })
  await expect(done.getByText(formatBaht(50_00, { sign: true }))).toBeVisible()
  await done.getByRole('button', { name: coupon.ok }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'CHOKDEE2569' })).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(50_00)
})

test('no accessibility fault on these pages and in their dialogs, in both themes', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveAs(page, await newMember(page.request, { funds: 200 }))
  const sheet = await openRedeem(page, firstDeposit.name)
  await sheet.getByRole('radio').check()
  await sheet.getByLabel(words.amount).fill('100')
  await expect(sheet.getByText(formatBaht(1_000_00))).toBeVisible()
  await expectSoundInThemes(page, 'redeem')
  await sheet.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByRole('dialog', { name: consent.titles.promotion })).toBeVisible()
  await expectSoundInThemes(page, 'consent')
  await agree(page, 'promotion')
  await expect(page.getByRole('dialog', { name: words.doneTitle })).toBeVisible()
  await expectSoundInThemes(page, 'received')
  await page.getByRole('button', { name: words.ok }).click()
  await expectSoundInThemes(page, 'promotions')

  await page.goto('/member/promotions')
  await page.getByRole('button', { name: words.cancelNamed(firstDeposit.name) }).click()
  await expectSoundInThemes(page, 'cancel')
  await page.getByRole('button', { name: words.keep }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectSoundInThemes(page, 'active')

  await visitEach(page, ['/member', '/member/creditfree', '/member/coupon'], (path) =>
    expectSoundInThemes(page, path),
  )
})
