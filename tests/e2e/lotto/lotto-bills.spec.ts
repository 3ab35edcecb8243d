/** Bills from the slip to the last satang: placed, cancelled, fitted, won, lost, refunded, and told once. LOTTO-1 to LOTTO-3. */
// oneSize: money is alike at every size.
import { formatBaht } from '#rules/baht.ts'
import { billCheck, billNews, bills, receipt } from '#src/strings/lotto/bill.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { expectSound } from '../../harness/e2e-sound.ts'
import { expect, oneSize, test, type Page } from '../../harness/e2e.ts'
import { endRound, openSandboxRound, openSlip, placeSlip, restrictNumber } from '../../harness/e2e-lotto.ts'
import { arriveAs, balanceOf, newMember } from '../../harness/e2e-people.ts'

const cards = (page: Page) => page.getByRole('list', { name: bills.list }).getByRole('button')
/** A bill that is open: over the list on a phone, beside it on a wide screen. */
const detail = (page: Page) =>
  page.getByRole('dialog', { name: bills.detail }).or(page.getByRole('region', { name: bills.detail }))

test('LOTTO-2 LOTTO-3 placed, cancelled in time, placed again with refused lines fitted; won and lost are told once', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 409.*bill\/create/)
  const token = await arriveAs(page, await newMember(page.request, { funds: 500 }))
  const roundId = await openSandboxRound(page.request)
  const round = `/lotto/${roundId}?view=slip`
  await openSlip(page, round, roundId, [
    ['bottom2', '72', 20],
    ['top2', '25', 20],
  ])
  const dialog = page.getByRole('dialog', { name: billCheck.title })
  await expect(dialog.getByRole('button', { name: `${billCheck.send} ${formatBaht(40_00)}` })).toBeEnabled()
  await expectSound(page)
  await placeSlip(page, 40_00)
  await expectSound(page)
  expect(await balanceOf(page.request, token)).toBe(460_00)

  const paper = page.getByRole('dialog', { name: receipt.title })
  await paper.getByRole('button', { name: receipt.share }).click()
  const sheet = page.getByRole('dialog', { name: share.title })
  await sheet.getByRole('button', { name: shell.close }).first().click()
  await expect(sheet).toHaveCount(0)
  await paper.getByRole('link', { name: receipt.seeBills }).click()
  await expect(detail(page).getByRole('timer')).toContainText(bills.cancelIn)
  await expectSound(page)
  await detail(page).getByRole('button', { name: bills.cancel }).click()
  const question = page.getByRole('alertdialog', { name: bills.cancelTitle })
  await question.getByRole('button', { name: bills.cancel }).click()
  await expect(detail(page).getByText(bills.cancelledNote)).toBeVisible()
  expect(await balanceOf(page.request, token)).toBe(500_00)

  // The same numbers again: into the slip of the lottery's next round, whichever that is by now.
  await detail(page).getByRole('button', { name: bills.again }).click()
  await expect(page).toHaveURL(/\/lotto\/\d+/)
  await openSlip(page, round, roundId, [
    ['bottom2', '72', 20],
    ['top3', '527', 10],
    ['top2', '25', 50],
  ])
  // Meanwhile one number is closed and one takes less: nothing is sent, one press fits the slip to it.
  const send = dialog.getByRole('button', { name: `${billCheck.send} ${formatBaht(80_00)}` })
  await expect(send).toBeEnabled()
  await restrictNumber(page, roundId, { bet_type: 'top3', number: '527', state: 'closed' })
  await restrictNumber(page, roundId, { bet_type: 'top2', number: '25', state: 'capped', amount: '20' })
  await send.click()
  await expect(dialog.getByText(billCheck.changed('2'))).toBeVisible()
  await expect(dialog.getByText(billCheck.refused('2', '527 25'))).toBeVisible()
  await expectSound(page)
  expect(await balanceOf(page.request, token)).toBe(500_00)
  await dialog.getByRole('button', { name: billCheck.fixAll }).click()
  await placeSlip(page, 40_00)
  await openSlip(page, round, roundId, [['top3', '572', 10]])
  await placeSlip(page, 10_00)
  await endRound(page, token, roundId, { first: '906481', front3: '217 640', back3: '083 559', back2: '72' })

  // Told once it is on the screen.
  const marked = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/lotto/bill/news') && !/"seen":\[\]/.test(answer.request().postData() ?? ''),
  )
  await page.goto('/lotto/bills')
  const news = page.getByRole('dialog', { name: billNews.won })
  await expect(news).toBeVisible()
  await marked
  await expectSound(page)
  await news.getByRole('button', { name: shell.close }).click()
  const won = cards(page).filter({ hasText: '+฿1,900.00' })
  await expect(won).toContainText(bills.states.won)
  await expect(cards(page).filter({ hasText: bills.states.lost })).toContainText('-฿10.00')
  await expect(cards(page).filter({ hasText: bills.states.cancelled })).toContainText('+฿40.00')
  expect(await balanceOf(page.request, token)).toBe(2_350_00)
  const told = page.waitForResponse(/\/api\/lotto\/bill\/news$/)
  await page.reload()
  await told
  await won.click()
  await expect(detail(page).getByText('+1,900.00')).toBeVisible()
  await expect(page.getByRole('dialog', { name: billNews.won })).toHaveCount(0)
  await expectSound(page)
})

test('LOTTO-3 no result: the stake is back, in one quiet line', oneSize, async ({ page }) => {
  const token = await arriveAs(page, await newMember(page.request, { funds: 100 }))
  const roundId = await openSandboxRound(page.request, 3)
  await openSlip(page, `/lotto/${roundId}?view=slip`, roundId, [['run_top', '4', 30]])
  await placeSlip(page, 30_00)
  await endRound(page, token, roundId, null)
  await page.goto('/lotto/bills')
  await expect(page.getByText(billNews.refunds('1', formatBaht(30_00)))).toBeVisible()
  await expect(cards(page).filter({ hasText: bills.states.refunded })).toContainText('+฿30.00')
  expect(await balanceOf(page.request, token)).toBe(100_00)
  const ledger = await page.request.get('/sandbox/ledger.json')
  expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
})
