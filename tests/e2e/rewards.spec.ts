/** From a deposit to a prize: quest, wheel, its proof, points and the shop (EXTRA-3, EXTRA-4, EXTRA-5). */
import { statementWords } from '#server/strings/statement.ts'
import { sandboxQuests } from '#sandbox/strings/quests.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { quests } from '#src/strings/rewards/quests.ts'
import { redeem } from '#src/strings/rewards/redeem.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { fairness, wheel } from '#src/strings/rewards/wheel.ts'
import { expectSound } from '../harness/e2e-sound.ts'
import { expect, test, type Page } from '../harness/e2e.ts'
import { depositBaht, giveBankAccount } from '../harness/e2e-deposits.ts'
import { api, arriveAs, newMember } from '../harness/e2e-people.ts'

async function booksAreRight(page: Page): Promise<void> {
  const ledger = await page.request.get('/sandbox/ledger.json')
  expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
}

/** The wheel comes to rest by itself; its result is a dialog. */
async function closeResult(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: rewardDialog.close, exact: true })
  await close.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

interface Spin {
  spin_id: string
  reward: { kind: string; amount: string | null }
  fairness: { server_seed: string }
}

const spins = async (page: Page, token: string): Promise<Spin[]> =>
  (await api<Spin[]>(page.request, '/api/wheel/history', undefined, { authorization: `Bearer ${token}` }))
    .data

test('EXTRA-4 EXTRA-5 a deposit finishes a quest, the quest gives a spin, the spin is shown, proved and in the books', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const person = await newMember(page.request)
  const token = await arriveAs(page, person)
  await giveBankAccount(page.request, person, token)
  await page.goto('/member/creditfree')
  await expect(page.getByText(sandboxQuests.deposit500.title).first()).toBeVisible()
  await expectSound(page)
  await depositBaht(page.request, token, 500)

  await page.reload()
  await page.getByRole('button', { name: quests.claimNamed(sandboxQuests.deposit500.title) }).click()
  await expect(page.getByText(rewardDialog.spinsAdded)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: quests.spinNow }).click()
  await expect(page).toHaveURL('/member/wheel')
  await expect(page.getByRole('button', { name: wheel.spin })).toBeEnabled()
  await expectSound(page)

  await page.getByRole('button', { name: wheel.spin }).click()
  await closeResult(page)
  const [spun] = await spins(page, token)
  expect(await spins(page, token)).toHaveLength(1)
  expect(spun!.fairness.server_seed).toBe('')
  // A reload shows no second result, and the spin is used.
  await page.reload()
  await expect(page.getByText(wheel.haveSpins).or(page.getByText(wheel.noSpins)).first()).toBeVisible()
  expect(await spins(page, token)).toHaveLength(1)

  await page.goto('/member/wheel?view=fairness')
  await expect(page.getByRole('button', { name: fairness.rotate })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: fairness.rotate }).click()
  const sheet = page.getByRole('dialog', { name: fairness.rotateTitle })
  await sheet.getByLabel(fairness.newSeed).fill('lucky-2569')
  await sheet.getByRole('button', { name: fairness.rotate }).click()
  await expect(page.getByText(fairness.rotated)).toBeVisible()
  await page.goto('/member/wheel?view=history')
  await page
    .getByRole('button', { name: new RegExp(`^${wheel.verify}`) })
    .first()
    .click()
  await expect(page.getByText(fairness.passed, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(fairness.wrong, { exact: true })).toHaveCount(0)
  await expectSound(page)
  if (spun!.reward.kind === 'credit') {
    await page.goto('/member/statement')
    await expect(page.getByText(statementWords.titles.wheel).filter({ visible: true }).first()).toBeVisible()
  }
  await booksAreRight(page)
})

test('EXTRA-5 with reduced motion the result is shown without turning, once, over a reload in the middle', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const token = await arriveAs(page, await newMember(page.request))
  await page.goto('/member/coupon')
  await page.getByLabel(coupon.code).fill('POINTS100')
  await page.getByRole('button', { name: coupon.use, exact: true }).click()
  await page.getByRole('button', { name: coupon.ok }).click()
  await page.goto('/member/wheel?tab=2')
  // The spin is made and its answer does not come before the page is loaded anew.
  await page.route('**/api/wheel/spin', async (route) => void (await route.fetch()), { times: 1 })
  await page.getByRole('button', { name: wheel.spinWith('100') }).click()
  await expect.poll(async () => (await spins(page, token)).length).toBe(1)
  await page.reload()
  await closeResult(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: wheel.prizes })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await spins(page, token)).toHaveLength(1)
})

test('EXTRA-3 EXTRA-4 EXTRA-6 points from a coupon and a check-in buy in the shop; history and statement name them', async ({
  page,
}) => {
  const token = await arriveAs(page, await newMember(page.request))
  await page.goto('/member/coupon')
  await page.getByLabel(coupon.code).fill('POINTS100')
  await page.getByRole('button', { name: coupon.use, exact: true }).click()
  await page.getByRole('button', { name: coupon.ok }).click()
  await page.goto('/member/creditfree')
  await page.getByRole('button', { name: /^เช็คอินวันที่ 1/ }).click()
  await expect(page.getByText(rewardDialog.pointsAdded('105'))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: rewardDialog.close }).click()
  await expect(page.getByText(quests.checkedIn)).toBeVisible()

  await page.goto('/redeem')
  await expectSound(page)
  await page
    .getByRole('button', { name: /^แลก ?สิทธิ์หมุน 1 ครั้ง/ })
    .first()
    .click()
  await page.getByRole('button', { name: redeem.confirm('100') }).click()
  await expect(page.getByText(rewardDialog.spinsAdded)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: rewardDialog.close }).click()
  await page.goto('/redeem?view=history')
  await expectSound(page)
  await page.getByText(redeem.movements, { exact: true }).click()
  for (const kind of ['coupon', 'checkin', 'redemption'] as const)
    await expect(page.getByText(redeem.movementKinds[kind]).first()).toBeVisible()
  await page.goto('/member/wheel')
  await expect(page.getByRole('button', { name: wheel.spin })).toBeEnabled()
  const { data } = await api<{ point: number }>(
    page.request,
    '/api/member/points',
    {},
    {
      authorization: `Bearer ${token}`,
    },
  )
  expect(data.point).toBe(5)
  await booksAreRight(page)
})
