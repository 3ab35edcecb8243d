/** Rewards inside LINE: every page opened by its link, spun, collected and redeemed there; wheel and invitation sent to friends. */
import { affiliate } from '#src/strings/rewards/affiliate.ts'
import { cashback } from '#src/strings/money/cashback.ts'
import { quests } from '#src/strings/rewards/quests.ts'
import { redeem } from '#src/strings/rewards/redeem.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { share } from '#src/strings/line/share.ts'
import { wheel } from '#src/strings/rewards/wheel.ts'
import { winloss } from '#src/strings/money/winloss.ts'
import { axeCheck } from '../../harness/axe.ts'
import { agents, expect, landed, test, type Page } from '../../harness/liff/e2e-liff.ts'
import { answerInLine } from '../../harness/liff/e2e-liff-picker.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'

test.use({ userAgent: agents.android })

/** Closes the card of a reward: how it came is told above. */
async function closeReward(page: Page): Promise<void> {
  const close = page.getByRole('dialog').getByRole('button', { name: rewardDialog.close, exact: true })
  await close.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What was sent through LINE's own list of friends. */
async function sentByPicker(page: Page, told: Parameters<typeof answerInLine>[1]): Promise<string> {
  const sheet = page.getByRole('dialog', { name: share.title })
  await sheet.getByRole('button', { name: share.pickFriends }).click()
  const messages = await answerInLine(page, told, 'SUCCESS')
  await expect(page.getByText(share.sent)).toBeVisible()
  return JSON.stringify(messages)
}

test('EXTRA-5 ENV-7 the wheel: spun in LINE, shown once, sent to friends as a LIFF link', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/does not have a registered handler/)
  await line.open(page, '/wheel')
  await landed(page, '/liff/wheel')
  await page.getByRole('button', { name: wheel.spin }).click()
  await closeReward(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: wheel.prizes })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await axeCheck(page)).toEqual([])
  await page.getByRole('button', { name: wheel.share }).click()
  expect(await sentByPicker(page, line.told)).toContain(`https://liff.line.me/${LIFF_ID}/wheel?`)
  await line.expectNoSecrets(page)
})

test('EXTRA-7 ENV-7 affiliate: the invitation bears the member’s code and opens in LINE', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/does not have a registered handler/)
  await line.open(page, '/affiliate')
  await landed(page, '/liff/affiliate')
  await expect(page.getByText('N8R9N2').filter({ visible: true }).first()).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
  await page.getByRole('button', { name: affiliate.share }).click()
  const sent = await sentByPicker(page, line.told)
  expect(sent).toContain(`https://liff.line.me/${LIFF_ID}?ag=chokdee&code=N8R9N2`)
  await line.expectNoSecrets(page)
})

test('EXTRA-3 EXTRA-4 check-in and point shop inside LINE', async ({ page, line }) => {
  await line.open(page, '/creditfree')
  await landed(page, '/liff/creditfree')
  await page.getByRole('button', { name: /^เช็คอินวันที่/ }).click()
  await closeReward(page)
  await expect(page.getByText(quests.checkedIn)).toBeVisible()
  expect(await axeCheck(page)).toEqual([])

  await line.open(page, '/redeem')
  await landed(page, '/liff/redeem')
  await page
    .getByRole('button', { name: /^แลก ?สิทธิ์หมุน 1 ครั้ง/ })
    .first()
    .click()
  await page.getByRole('button', { name: redeem.confirm('100') }).click()
  await expect(page.getByText(rewardDialog.spinsAdded)).toBeVisible()
  await closeReward(page)
  expect(await axeCheck(page)).toEqual([])
})

test('EXTRA-1 cashback of yesterday is taken inside LINE, once', async ({ page, line }) => {
  await line.open(page, '/cashback', { as: 'ployMember' })
  await landed(page, '/liff/cashback')
  await expect(page.getByRole('link', { name: cashback.turnover })).toBeVisible()
  await page.getByRole('button', { name: /^รับเงินคืน/ }).click()
  await expect(page.getByText(/เข้ากระเป๋าหลักแล้ว/).first()).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: cashback.turnover })).toBeVisible()
  await expect(page.getByRole('button', { name: /^รับเงินคืน/ })).toHaveCount(0)
})

test('EXTRA-2 the refund of a lost week is taken inside LINE, once', async ({ page, line }) => {
  await line.open(page, '/my-winloss', { as: 'wanchai' })
  await landed(page, '/liff/my-winloss')
  await expect(page.getByRole('link', { name: winloss.now })).toBeVisible()
  await page.getByRole('button', { name: /^รับเข้ากระเป๋าหลัก/ }).click()
  await expect(page.getByText(winloss.closed).first()).toBeVisible()
  expect(await axeCheck(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(winloss.closed).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^รับเข้ากระเป๋าหลัก/ })).toHaveCount(0)
})
