import { describe, expect, test } from 'vitest'
import { dayPlus, thaiDayOf, thaiDayStart } from '../thai-day.ts'
import { signsOf, type PlayRecord } from './signs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const today = '2026-11-20'
/** Noon in Bangkok. */
const now = thaiDayStart(today) + 12 * HOUR
const at = (daysAgo: number, hour = 10) => thaiDayStart(dayPlus(today, -daysAgo)) + hour * HOUR
const deposit = (daysAgo: number, baht: number, hour = 10) => ({ at: at(daysAgo, hour), amount: baht * 100 })
const day = (daysAgo: number, lost: number) => ({
  day: dayPlus(today, -daysAgo),
  staked: lost * 100 + 5_000,
  returned: 5_000,
})

const nothing: PlayRecord = { deposits: [], withdrawals: [], days: [], nights: [], raises: [] }
const signs = (record: Partial<PlayRecord>) => signsOf({ ...nothing, ...record }, now)
const kinds = (record: Partial<PlayRecord>) => signs(record).map(({ kind }) => kind)

test('who plays as usual is told nothing', () => {
  expect(signs({})).toEqual([])
  const weekly = [1, 8, 15, 22, 29].map((ago) => deposit(ago, 1_000))
  expect(
    signs({ deposits: weekly, days: [day(1, 1_000), day(8, 1_000)], nights: [dayPlus(today, -1)] }),
  ).toEqual([])
})

describe('deposits after losses', () => {
  const thrice = (ago: number) => [9, 10, 11].map((hour) => deposit(ago, 100, hour))

  test('three on each of two lost days', () => {
    const lost = { deposits: [...thrice(1), ...thrice(3)], days: [day(1, 300), day(3, 240)] }
    expect(signs(lost)).toContainEqual({ kind: 'chasing', count: 2, days: 14 })
  })

  test('not on one day, with two deposits, on days that were not lost, or long ago', () => {
    expect(kinds({ deposits: thrice(1), days: [day(1, 300)] })).not.toContain('chasing')
    const twice = [...thrice(1), ...thrice(3).slice(1)]
    expect(kinds({ deposits: twice, days: [day(1, 300), day(3, 300)] })).not.toContain('chasing')
    const kept = { deposits: [...thrice(1), ...thrice(3)], days: [day(1, 300), day(3, 239)] }
    expect(kinds(kept)).not.toContain('chasing')
    const past = { deposits: [...thrice(15), ...thrice(16)], days: [day(15, 300), day(16, 300)] }
    expect(kinds(past)).not.toContain('chasing')
  })
})

describe('deposits that rise', () => {
  const usual = [8, 15, 22, 29].map((ago) => deposit(ago, 2_000))

  test('twice a usual week', () => {
    expect(signs({ deposits: [...usual, deposit(1, 4_000)] })).toEqual([
      { kind: 'rising', count: 1, days: 7 },
    ])
    expect(signs({ deposits: [...usual, deposit(1, 3_999)] })).toEqual([])
  })

  test('not of a new member, and not of small sums', () => {
    expect(signs({ deposits: [deposit(8, 100), deposit(1, 9_000)] })).toEqual([])
    const small = [8, 15, 22, 29].map((ago) => deposit(ago, 200))
    expect(signs({ deposits: [...small, deposit(1, 2_199)] })).toEqual([])
    expect(kinds({ deposits: [...small, deposit(1, 2_200)] })).toEqual(['rising'])
  })
})

test('a deposit within a day of a withdrawal, three times', () => {
  const withdrawals = [2, 5, 8].map((ago) => ({ at: at(ago) }))
  const soon = withdrawals.map((one) => ({ at: one.at + DAY, amount: 100_00 }))
  expect(kinds({ withdrawals, deposits: soon })).toEqual(['taken_back'])
  expect(kinds({ withdrawals, deposits: soon.map((one) => ({ ...one, at: one.at + 1 })) })).toEqual([])
  expect(kinds({ withdrawals: withdrawals.slice(1), deposits: soon })).toEqual([])
})

test('four nights of fourteen, each counted once', () => {
  const nights = [0, 4, 9, 13].map((ago) => dayPlus(thaiDayOf(now), -ago))
  expect(signs({ nights })).toEqual([{ kind: 'nights', count: 4, days: 14 }])
  expect(signs({ nights: [...nights.slice(1), nights[1]!] })).toEqual([])
  expect(signs({ nights: [...nights.slice(0, 3), dayPlus(today, -14)] })).toEqual([])
})

test('a higher limit asked for twice', () => {
  expect(signs({ raises: [at(1), at(13)] })).toEqual([{ kind: 'raises', count: 2, days: 14 }])
  expect(signs({ raises: [at(1), at(15)] })).toEqual([])
})

test('what lies ahead of the clock is no sign', () => {
  expect(signs({ raises: [now + 1, now + 2], deposits: [deposit(-1, 90_000)] })).toEqual([])
})
