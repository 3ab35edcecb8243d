import { describe, expect, it } from 'vitest'
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { limitsOf } from '../bets/limits.ts'
import { linesFor, withOrders } from '../bets/lines-for.ts'
import { viewSlip } from './slip-view.ts'

const baht = (amount: number) => satang(amount * 100)
const at = (price: ReturnType<typeof baht> | null) => ({ price, prices: null })
const rateOf = (
  bet_type: string,
  digits: number,
  rate: number,
  more: Partial<LottoRate> = {},
): LottoRate => ({
  bet_type,
  name: bet_type,
  digits,
  rate,
  min_amount: baht(1),
  max_amount: baht(1000),
  tiers: [],
  ...more,
})
const top2 = rateOf('top2', 2, 95)
const tod3 = rateOf('tod3', 3, 150)
const run = rateOf('run_top', 1, 3.2)
const stepped = rateOf('bottom2', 2, 90, { tiers: [{ from_amount: baht(500), rate: 45 }] })
const rates = [top2, tod3, run, stepped]
const line = (bet_type: string, number: string, amount: number): BillInputLine => ({
  bet_type,
  number,
  amount: baht(amount),
})
const limit = (number: string, more: Partial<NumberLimit>): NumberLimit => ({
  bet_type: 'top2',
  number,
  state: 'closed',
  ...more,
})
const none = limitsOf([])

describe('LOTTO-1 what a line wins and whether it can go', () => {
  it('what a limit tells holds whatever its state: a capped number may pay less, a reduced one be nearly full', () => {
    const limits = limitsOf([
      limit('27', { state: 'capped', rate: 50, remaining: baht(100) }),
      limit('28', { state: 'reduced', rate: 50, remaining: baht(5) }),
    ])
    const [{ lines } = { lines: [] }] = viewSlip(
      [line('top2', '27', 20), line('top2', '28', 20)],
      rates,
      limits,
    ).groups
    expect(lines.map(({ rate, lower, fault }) => [rate, lower, fault])).toEqual([
      [50, 'reduced', null],
      [50, 'reduced', 'overLeft'],
    ])
  })

  it('groups by bet type in the order of entry, and sums what would be sent', () => {
    const view = viewSlip(
      [line('tod3', '123', 10), line('top2', '27', 20), line('tod3', '456', 10)],
      rates,
      none,
    )
    expect(view.groups.map(({ betType, lines }) => [betType, lines.length])).toEqual([
      ['tod3', 2],
      ['top2', 1],
    ])
    expect(view).toMatchObject({ total: baht(40), winsMost: baht(20 * 95), leftOut: 0, faulty: 0 })
  })

  it('a closed number and a type that is gone are left out of the sums and of what is sent', () => {
    const lines = [line('top2', '68', 20), line('top4', '1234', 20), line('top2', '27', 20)]
    const view = viewSlip(lines, rates, limitsOf([limit('68', {})]))
    expect(view).toMatchObject({ total: baht(20), leftOut: 2, closed: ['68', '1234'], sendable: [lines[2]] })
    expect(view.groups[0]?.lines[0]).toMatchObject({ fault: 'closed' })
    expect(view.groups[1]).toMatchObject({ rate: null, lines: [{ fault: 'gone' }] })
  })

  it('a reduced number has its own rate', () => {
    const view = viewSlip(
      [line('top2', '25', 20)],
      rates,
      limitsOf([limit('25', { state: 'reduced', rate: 47.5 })]),
    )
    expect(view.groups[0]?.lines[0]).toMatchObject({
      rate: 47.5,
      lower: 'reduced',
      wins: baht(950),
      fault: null,
    })
  })

  it('from a step on the amount has the step’s rate', () => {
    const at = (amount: number) => viewSlip([line('bottom2', '11', amount)], rates, none).groups[0]?.lines[0]
    expect(at(499)).toMatchObject({ rate: 90, lower: null })
    expect(at(500)).toMatchObject({ rate: 90, lower: null })
    expect(at(600)).toMatchObject({
      rate: 82.5,
      lower: 'stepped',
      parts: [
        { amount: baht(500), rate: 9000 },
        { amount: baht(100), rate: 4500 },
      ],
      wins: baht(49_500),
    })
  })

  it.each([
    [0.5, 'underMin'],
    [1001, 'overMax'],
    [60, 'overLeft'],
    [50, null],
  ])('฿%d is %s', (amount, fault) => {
    const capped = limitsOf([limit('27', { state: 'capped', remaining: baht(50) })])
    const view = viewSlip([line('top2', '27', amount)], rates, capped)
    expect(view.groups[0]?.lines[0]?.fault).toBe(fault)
    expect(view.faulty).toBe(fault ? 1 : 0)
  })
})

describe('LOTTO-1 numbers for several types at once', () => {
  it('each type gets each number at the price in force, never outside what it takes', () => {
    const dear = rateOf('bottom2', 2, 90, { min_amount: baht(100) })
    const { lines } = linesFor(['27', '72'], [top2, dear], none, at(baht(20)))
    expect(lines).toEqual([
      line('top2', '27', 20),
      line('top2', '72', 20),
      line('bottom2', '27', 100),
      line('bottom2', '72', 100),
    ])
    expect(linesFor(['27'], [top2], none, at(null)).lines).toEqual([line('top2', '27', 1)])
    expect(linesFor(['27'], [top2], none, at(baht(5000))).lines).toEqual([line('top2', '27', 1000)])
  })

  it('closed numbers are named, not added', () => {
    const closed = limitsOf([limit('68', {})])
    expect(linesFor(['68', '27'], [top2, stepped], closed, at(baht(1)))).toEqual({
      lines: [line('top2', '27', 1), line('bottom2', '68', 1), line('bottom2', '27', 1)],
      closed: ['68'],
    })
  })

  it('tod takes one of the orders of a number', () => {
    expect(
      linesFor(['123', '321', '456'], [tod3], none, at(baht(1))).lines.map(({ number }) => number),
    ).toEqual(['123', '456'])
  })

  it('reversing never applies to tod and running numbers', () => {
    expect(withOrders('27', [top2, stepped], true)).toEqual(['27', '72'])
    expect(withOrders('27', [top2], false)).toEqual(['27'])
    expect(withOrders('123', [rateOf('top3', 3, 900), tod3], true)).toEqual(['123'])
    expect(withOrders('5', [run], true)).toEqual(['5'])
  })
})
