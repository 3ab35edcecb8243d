import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCashbackRules, getLossHistory } from '#contracts/cashback.ts'
import { cashback } from '#src/strings/money/cashback.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { failure, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { viewOf, weekOf } from './winloss-view.ts'

const site = openSite()
const main = () => within(screen.getByRole('main'))
/** The term's figure. */
const figure = (label: string) => main().getByText(label).closest('div')!.querySelector('dd')

it('EXTRA-2 /winloss: a visitor reads the rates by level, an example and the rules', async () => {
  const page = await site.renderAt('/winloss')
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.winloss })).toBeVisible()
  expect(await main().findByText(words.level('ฮีโร่'))).toBeVisible()
  expect(figure(words.level('ทั่วไป'))).toHaveTextContent('1%')
  expect(figure(words.level('ทอง'))).toHaveTextContent('2%')
  expect(figure(words.level('ฮีโร่'))).toHaveTextContent('3%')
  // 12,000 − 4,500 − 1,500 = 6,000 × 3 %.
  expect(figure(words.lost)).toHaveTextContent('฿6,000.00')
  expect(figure(words.amount)).toHaveTextContent('฿180.00')
  expect(main().getByRole('heading', { name: words.conditions })).toBeVisible()
  await page.user.click(main().getByRole('button', { name: words.signIn }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('EXTRA-2 /winloss: a member goes on to their own figures', async () => {
  const page = await site.renderAt('/winloss', { as: 'malee' })
  await page.user.click(await main().findByRole('link', { name: words.mine }))
  // Another layout: its main part is a new one.
  expect(await screen.findByText(words.noLast)).toBeVisible()
  expect(page.address()).toBe('/member/winloss')
})

it('EXTRA-2 /winloss: rules that cannot be loaded, and an agent without any', async () => {
  site.answer(getCashbackRules, () => failure(500))
  const page = await site.renderAt('/winloss')
  expect(await main().findByText(words.ratesFailed)).toBeVisible()
  site.answer(getCashbackRules, () => success([]))
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.noRules)).toBeVisible()
})

it('EXTRA-2 /member/winloss needs sign-in', async () => {
  const page = await site.renderAt('/member/winloss')
  await waitFor(() => expect(page.address()).toBe('/login'))
})

it('EXTRA-2 the week by day, its computation, and the claim', async () => {
  const page = await site.renderAt('/member/winloss', { as: 'wanchai' })
  expect(await main().findByText('-฿6,000.00')).toBeVisible()
  expect(main().getByText(words.closed)).toBeVisible()
  expect(figure(words.deposited)).toHaveTextContent('฿12,000.00')
  expect(figure(words.withdrawn)).toHaveTextContent('−฿4,500.00')
  expect(figure(words.end)).toHaveTextContent('−฿1,500.00')
  expect(figure(words.lost)).toHaveTextContent('฿6,000.00')
  expect(figure(words.rate(words.levels.hero))).toHaveTextContent('× 3%')
  expect(main().getByText('−฿40.00')).toBeVisible()
  expect(figure(words.amount)).toHaveTextContent('฿140.00')
  const rows = within(main().getByRole('table')).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('จ.฿0.00-฿2,000.00')
  expect(rows[2]).toHaveTextContent('อ.฿900.00฿0.00')
  expect(rows).toHaveLength(8)
  const button = main().getByRole('button', { name: cashback.claimWeek('฿140.00') })
  expect(main().getByText(/^ไม่ต้องทำเทิร์น รับได้ถึง/)).toBeVisible()
  await page.user.click(button)
  expect(await screen.findByText(cashback.claimed('฿140.00'))).toBeInTheDocument()
  expect(await main().findByText(/^รับเข้ากระเป๋าหลักแล้ว/)).toBeVisible()
  expect(main().queryByRole('button', { name: /รับเข้ากระเป๋าหลัก ฿/ })).toBeNull()
})

it('EXTRA-2 this week, as far as it is', async () => {
  const page = await site.renderAt('/member/winloss', { as: 'wanchai' })
  await page.user.click(await main().findByRole('link', { name: words.now }))
  expect(page.address()).toBe('/member/winloss?view=now')
  expect(await main().findByText(words.running)).toBeVisible()
  expect(main().getByText(words.runningNote)).toBeVisible()
  expect(figure(words.amountNow)).toHaveTextContent('฿0.00')
  expect(main().queryByRole('button', { name: /รับเข้า/ })).toBeNull()
})

it('EXTRA-2 weeks of the past open with their computation, and lead back', async () => {
  const page = await site.renderAt('/member/winloss?view=history', { as: 'wanchai' })
  await page.user.click(await main().findByRole('link', { name: /140\.00/ }))
  expect(page.address()).toMatch(/view=history&week=\d{4}-\d\d-\d\d$/)
  expect(await main().findByText('-฿6,000.00')).toBeVisible()
  await page.user.click(main().getByRole('link', { name: words.back }))
  expect(await main().findByRole('link', { name: /140\.00/ })).toBeVisible()
  await page.go('/member/winloss?view=history&week=2020-01-06')
  expect(await main().findByText(words.notFound)).toBeVisible()
})

it('EXTRA-2 nobody’s week and nobody’s history', async () => {
  const page = await site.renderAt('/member/winloss', { as: 'malee' })
  expect(await main().findByText(words.noLast)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: words.history }))
  expect(await main().findByText(words.noHistory)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: cashback.turnover }))
  expect(page.address()).toBe('/member/winloss?view=turnover')
  expect(await main().findByText(cashback.turnoverNone)).toBeVisible()
})

it('LOGIN-6 figures that cannot be loaded', async () => {
  site.answer(getLossHistory, () => failure(500))
  const page = await site.renderAt('/member/winloss', { as: 'malee' })
  expect(await main().findByText(words.failed)).toBeVisible()
  site.mend(getLossHistory)
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.noLast)).toBeVisible()
})

it('EXTRA-2 the weeks of the tabs begin on Monday in Bangkok', () => {
  const rows = ['2026-11-16', '2026-11-09'].map((from_day) => ({ from_day }) as never)
  const at = (text: string) => Date.parse(`${text}+07:00`)
  expect(weekOf(rows, 'last', at('2026-11-22T23:59:59'))).toMatchObject({ from_day: '2026-11-09' })
  expect(weekOf(rows, 'now', at('2026-11-16T00:00:00'))).toMatchObject({ from_day: '2026-11-16' })
  expect(weekOf(rows, 'last', at('2026-11-23T00:00:00'))).toMatchObject({ from_day: '2026-11-16' })
  expect(weekOf(rows, 'now', at('2026-11-23T00:00:00'))).toBeNull()
  expect([null, 'now', 'odd'].map(viewOf)).toEqual(['last', 'now', 'last'])
})
