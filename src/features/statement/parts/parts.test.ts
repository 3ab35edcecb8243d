import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { StatementLine } from '#contracts/statement.ts'
import { byDay } from '../lines/by-day.ts'
import { causeOf } from '../lines/cause-path.ts'
import { pageNumbers } from '../lines/page-numbers.ts'
import { daysOf, periodNames, periodOf } from './periods.ts'
import { chartDays, summaryPeriod } from './summary-days.ts'

const TODAY = '2026-11-20'
const line = (id: string, at: number, amount: number, balance: number | null = 0) =>
  ({ id, at, amount: satang(amount), balance: balance === null ? null : satang(balance) }) as StatementLine

it('PAY-2 lines are cut where the Thai day changes, and summed without those that moved nothing', () => {
  const noon = Date.UTC(2026, 10, 20, 5)
  const lines = [
    line('4', noon + 12 * 3_600_000, 100),
    line('3', noon, 50),
    line('2', noon, 300_00, null),
    line('1', noon, -20),
  ]
  expect(byDay(lines).map(({ day, net, lines: of }) => [day, net, of.length])).toEqual([
    ['2026-11-21', 100, 1],
    ['2026-11-20', 30, 3],
  ])
})

it.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 0, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})

it('page numbers have first, last and current one, in order, and no gap of a single page', () => {
  const place = fc
    .integer({ min: 1, max: 50 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pageNumbers(page, pages)
      expect(shown[0]).toBe(1)
      expect(shown.at(-1)).toBe(pages)
      expect(shown).toContain(page)
      for (const [index, one] of shown.entries())
        if (one === 0) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2)
    }),
  )
})

it('a period that was chosen is recognised by its days, and others are one’s own', () => {
  for (const name of periodNames) if (name !== 'own') expect(periodOf(daysOf(name, TODAY), TODAY)).toBe(name)
  expect(periodOf({ from_day: '2026-01-01' }, TODAY)).toBe('own')
  expect(daysOf('week', TODAY)).toEqual({ from_day: '2026-11-14', to_day: TODAY })
})

it('the summary is of the days chosen, else of the last ones; a bar pair a day, at most 31', () => {
  expect(summaryPeriod({}, TODAY, 7)).toEqual({ from: '2026-11-14', to: TODAY, chosen: false })
  expect(summaryPeriod({ from_day: '2026-11-01' }, TODAY, 7)).toMatchObject({
    from: '2026-11-01',
    to: TODAY,
    chosen: true,
  })
  expect(summaryPeriod({ from_day: '2026-12-01' }, TODAY, 7)).toMatchObject({
    from: '2026-12-01',
    to: '2026-12-01',
  })
  const found = [{ day: '2026-11-19', money_in: satang(5), money_out: satang(0) }]
  const days = chartDays(summaryPeriod({}, TODAY, 7), found)
  expect(days).toHaveLength(7)
  expect(days[5]).toEqual({ day: '2026-11-19', moneyIn: 5, moneyOut: 0 })
  expect(chartDays(summaryPeriod({ from_day: '2026-01-01' }, TODAY, 7), [])).toHaveLength(31)
})

it('a line leads to its cause, and nowhere when it has none', () => {
  expect(causeOf({ target: 'withdrawal', target_id: '7' })?.path).toBe('/member/withdraw/7')
  expect(causeOf({ target: 'deposit', target_id: '3' })?.path).toBe('/member/payment?order=3')
  expect(causeOf({ target: 'bill', target_id: '9' })?.path).toBe('/lotto/bills?bill=9')
  expect(causeOf({ target: 'promotion', target_id: '' })?.path).toBe('/member/promotions')
  expect(causeOf({ target: 'deposit', target_id: '' })).toBeNull()
  expect(causeOf({ target: 'game_round', target_id: 'sl-1' })).toBeNull()
  expect(causeOf({ target: 'unknown', target_id: '1' })).toBeNull()
})
