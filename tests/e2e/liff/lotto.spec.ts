/** The lottery inside LINE: a slip placed under /liff, its receipt sent to friends as a LIFF link (ENV-4, ENV-7, LOTTO-2). */
import { bills, receipt } from '#src/strings/lotto/bill.ts'
import { share } from '#src/strings/line/share.ts'
import { agents, expect, landed, test } from '../../harness/liff/e2e-liff.ts'
import { answerInLine } from '../../harness/liff/e2e-liff-picker.ts'
import { openSandboxRound, openSlip, placeSlip } from '../../harness/e2e-lotto.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'

test.use({ userAgent: agents.ios })

test('LOTTO-2 ENV-7 placed in LINE, and the receipt goes to friends as a LIFF link', async ({
  page,
  line,
  watch,
}) => {
  watch.allow(/does not have a registered handler/)
  const roundId = await openSandboxRound(page.request, 3)
  await line.open(page, `/lotto/${roundId}`)
  await landed(page, `/liff/lotto/${roundId}`)
  await openSlip(page, `/liff/lotto/${roundId}?view=slip`, roundId, [['bottom2', '72', 20]])
  await placeSlip(page, 20_00)

  const paper = page.getByRole('dialog', { name: receipt.title })
  await paper.getByRole('button', { name: receipt.share }).click()
  const sheet = page.getByRole('dialog', { name: share.title })
  await sheet.getByRole('button', { name: share.pickFriends }).click()
  const messages = await answerInLine(page, line.told, 'SUCCESS')
  expect(messages).toHaveLength(1)
  const sent = JSON.stringify(messages[0])
  expect(sent).toContain('฿20.00')
  expect(sent).toMatch(new RegExp(`https://liff\\.line\\.me/${LIFF_ID}/lotto/bills\\?bill=\\d+`))
  await expect(page.getByText(share.sent)).toBeVisible()

  await expect(sheet).toHaveCount(0)
  await paper.getByRole('link', { name: receipt.seeBills }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/liff\/lotto\/bills\?bill=\d+$/)
  await expect(page.getByRole('dialog', { name: bills.detail })).toBeVisible()
  await expect(paper).toHaveCount(0)
  await line.expectNoSecrets(page)
})
