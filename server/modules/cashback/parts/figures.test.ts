import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { figuresOfDay } from './day.ts'
import { shareOf, withinRule } from './figures.ts'
import { claimableUntil, daysOf, lastDay, periodAt, periodBefore } from './period.ts'
import { rateOfLevel, type Rule } from './rules.ts'
import { figuresOfWeek } from './week.ts'

const rule = (over: Partial<Rule> = {}): Rule => ({
  kind: 'daily',
  title: '',
  terms: [],
  minimum: satang(1_00),
  cap: satang(3_000_00),
  rates: [
    { category: 'slot', vipLevel: null, rate: 500 },
    { category: 'casino', vipLevel: null, rate: 400 },
    { category: 'sport', vipLevel: null, rate: 300 },
    { category: 'lotto', vipLevel: null, rate: 0 },
  ],
  ...over,
})

const play = (category: string, staked: number, returned: number, bound = false) => ({
  memberId: '1',
  day: '2026-11-19',
  category,
  bound,
  staked: satang(staked),
  returned: satang(returned),
  rounds: 1,
})

describe('EXTRA-1 a day', () => {
  it('slot and casino lost, sport won and is not set off, lotto takes no part', () => {
    const figures = figuresOfDay(rule(), [
      play('sport', 1_000_00, 1_400_00),
      play('lotto', 500_00, 0),
      play('casino', 5_800_00, 3_300_00),
      play('slot', 12_600_00, 7_600_00),
    ])
    expect(figures.lines.map(({ category, amount, reason }) => [category, amount, reason])).toEqual([
      ['slot', 250_00, ''],
      ['casino', 100_00, ''],
      ['sport', 0, 'won'],
      ['lotto', 0, 'excluded'],
    ])
    expect(figures).toMatchObject({ lost: 7_500_00, amount: 350_00, minimum: 1_00, cap: 3_000_00 })
  })

  it('rounds each line down to the whole satang, before they are summed', () => {
    // 0.33 × 5 % = 0.0165 and 0.49 × 4 % = 0.0196: one satang each, though together they are three and a half.
    const { lines, amount } = figuresOfDay(rule({ minimum: satang(0) }), [
      play('slot', 33, 0),
      play('casino', 49, 0),
    ])
    expect(lines.map((line) => line.amount)).toEqual([1, 1])
    expect(amount).toBe(2)
  })

  it('the cap is the most, and the minimum the least', () => {
    expect(figuresOfDay(rule(), [play('slot', 60_000_00, 0)]).amount).toBe(3_000_00)
    expect(figuresOfDay(rule(), [play('slot', 60_000_20, 0)]).amount).toBe(3_000_00)
    expect(figuresOfDay(rule(), [play('slot', 20_00, 0)]).amount).toBe(1_00)
    expect(figuresOfDay(rule(), [play('slot', 19_99, 0)]).amount).toBe(0)
    expect(figuresOfDay(rule({ cap: null }), [play('slot', 90_000_00, 0)]).amount).toBe(4_500_00)
  })

  it('bound play has a line of its own that gives nothing', () => {
    const { lines, lost, amount } = figuresOfDay(rule(), [
      play('slot', 1_000_00, 0, true),
      play('slot', 100_00, 0),
    ])
    expect(lines.map((line) => [line.reason, line.amount])).toEqual([
      ['', 5_00],
      ['bound', 0],
    ])
    expect({ lost, amount }).toEqual({ lost: 100_00, amount: 5_00 })
  })

  it('a category without a rate gives nothing, as does one that came out even', () => {
    const { lines, amount } = figuresOfDay(rule(), [play('poker', 100_00, 0), play('slot', 50_00, 50_00)])
    expect(lines.map((line) => line.reason)).toEqual(['even', 'excluded'])
    expect(amount).toBe(0)
  })

  it('is exact for sums that a float is not', () => {
    expect(shareOf(9_007_199_254_740_991, 10_000)).toBe(9_007_199_254_740_991)
    expect(shareOf(9_007_199_254_740_991, 9_999)).toBe(9_006_298_534_815_516)
  })
})

const levels = [100, 200, 300].map((rate, vipLevel) => ({ category: null, vipLevel, rate }))
const weekRule = rule({ kind: 'weekly', rates: levels, cap: satang(10_000_00) })
const period = { from: '2026-11-09', to: '2026-11-16' }
const money = (start: number, deposited: number, withdrawn: number, end: number) => ({
  startBalance: satang(start),
  deposited: satang(deposited),
  withdrawn: satang(withdrawn),
  endBalance: satang(end),
})
const week = { rule: weekRule, period, plays: [], vipLevel: 2, given: satang(0) }

describe('EXTRA-2 a week', () => {
  it('12,000 − 4,500 − 1,500 = 6,000, × 3 % − 40 = 140', () => {
    const figures = figuresOfWeek({
      ...week,
      money: money(0, 12_000_00, 4_500_00, 1_500_00),
      given: satang(40_00),
    })
    expect(figures).toMatchObject({ lost: 6_000_00, rate: 300, deducted: 40_00, amount: 140_00, vipLevel: 2 })
  })

  it('what was there before counts; what was won is no loss; never below zero', () => {
    const of = (of: ReturnType<typeof money>, given = 0) =>
      figuresOfWeek({ ...week, money: of, given: satang(given) })
    expect(of(money(1_000_00, 0, 0, 0))).toMatchObject({ lost: 1_000_00, amount: 30_00 })
    expect(of(money(0, 1_000_00, 5_000_00, 0))).toMatchObject({ lost: 0, amount: 0 })
    expect(of(money(1_000_00, 0, 0, 0), 50_00)).toMatchObject({ lost: 1_000_00, amount: 0 })
    expect(of(money(900_000_00, 0, 0, 0)).amount).toBe(10_000_00)
  })

  it('losses of bound play are taken off, its wins are not added', () => {
    const lost = (plays: ReturnType<typeof play>[]) =>
      figuresOfWeek({ ...week, plays, money: money(1_000_00, 0, 0, 0) })
    expect(lost([play('slot', 400_00, 100_00, true)])).toMatchObject({ boundLost: 300_00, lost: 700_00 })
    expect(lost([play('slot', 400_00, 900_00, true)])).toMatchObject({ boundLost: 0, lost: 1_000_00 })
    expect(lost([play('slot', 5_000_00, 0, true)])).toMatchObject({ lost: 0, amount: 0 })
  })

  it('has every day of the week for the chart, those without play too', () => {
    const plays = [{ ...play('slot', 100_00, 30_00), day: '2026-11-10' }]
    const { days } = figuresOfWeek({ ...week, plays, money: money(0, 0, 0, 0) })
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ day: '2026-11-09', net: 0 })
    expect(days[1]).toEqual({ day: '2026-11-10', net: -70_00 })
  })

  it('a level that the rule does not name has the rate of the highest below it', () => {
    expect([0, 1, 2, 9, -1].map((level) => rateOfLevel(weekRule, level))).toEqual([100, 200, 300, 300, 0])
  })
})

const bangkok = (text: string) => Date.parse(`${text}+07:00`)

describe('EXTRA-1 periods', () => {
  it('a day ends at midnight in Bangkok, a week on Sunday', () => {
    const last = bangkok('2026-11-22T23:59:59.999')
    expect(periodAt('daily', last)).toEqual({ from: '2026-11-22', to: '2026-11-23' })
    expect(periodAt('weekly', last)).toEqual({ from: '2026-11-16', to: '2026-11-23' })
    expect(periodAt('weekly', last + 1)).toEqual({ from: '2026-11-23', to: '2026-11-30' })
    expect(periodBefore('weekly', periodAt('weekly', last))).toEqual(period)
    expect(lastDay(period)).toBe('2026-11-15')
    expect(daysOf(period).at(-1)).toBe('2026-11-15')
  })

  it('a day can be taken until the end of the day of its computation, and half a day at least', () => {
    const until = (text: string) => claimableUntil('daily', bangkok(text))
    expect(until('2026-11-20T01:05:00')).toBe(bangkok('2026-11-21T00:00:00'))
    expect(until('2026-11-20T11:59:59.999')).toBe(bangkok('2026-11-21T00:00:00'))
    expect(until('2026-11-20T12:00:00')).toBe(bangkok('2026-11-22T00:00:00'))
  })

  it('a week until the end of the next Sunday', () => {
    expect(claimableUntil('weekly', bangkok('2026-11-16T02:05:00'))).toBe(bangkok('2026-11-23T00:00:00'))
    expect(claimableUntil('weekly', bangkok('2026-11-22T13:00:00'))).toBe(bangkok('2026-11-30T00:00:00'))
  })
})

it('EXTRA-1 nothing is given where the sum is below zero', () => {
  expect(withinRule({ minimum: satang(0), cap: null }, -5)).toBe(0)
  expect(withinRule({ minimum: satang(0), cap: null }, 0)).toBe(0)
})
