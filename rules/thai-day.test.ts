import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  dayOfNumber,
  dayPlus,
  daysApart,
  daysBetween,
  firstOfMonth,
  mondayOf,
  noonOf,
  thaiDayEnd,
  thaiDayOf,
  thaiDayStart,
  thaiTimeOf,
  weekdayOf,
} from './thai-day.ts'

const instant = fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2100, 11, 30) })
const day = instant.map(thaiDayOf)

it('a Thai day begins at midnight in Bangkok, seven hours before that of London', () => {
  expect(thaiDayOf(Date.UTC(2026, 10, 20, 16, 59, 59, 999))).toBe('2026-11-20')
  expect(thaiDayOf(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21')
  expect(thaiDayStart('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 17))
  expect(thaiDayEnd('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 17))
  expect(thaiDayOf(noonOf('2028-02-29'))).toBe('2028-02-29')
  expect(thaiTimeOf(Date.UTC(2026, 10, 20, 16, 59, 59, 999))).toBe('23:59:59')
  expect(thaiTimeOf(Date.UTC(2026, 10, 20, 17))).toBe('00:00:00')
})

it.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', '', 'yesterday'])(
  '%j begins never',
  (text) => {
    expect(() => thaiDayStart(text)).toThrow(RangeError)
  },
)

it('counts over months, years and leap days', () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  expect(dayPlus('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayPlus('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysApart('2028-02-28', '2028-03-01')).toBe(2)
  expect(firstOfMonth('2028-02-29')).toBe('2028-02-01')
  expect(daysBetween('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([])
})

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('%s is of the week that begins on Monday %s', (of, monday) => {
  expect(mondayOf(of)).toBe(monday)
})

it('numbers of the house begin with the day of the Buddhist era', () => {
  expect(dayOfNumber(Date.UTC(2026, 10, 20, 16, 59))).toBe('691120')
  expect(dayOfNumber(Date.UTC(2026, 11, 31, 17))).toBe('700101')
})

it('property: the day of an instant is that of the tz database, and holds it', () => {
  const bangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' })
  fc.assert(
    fc.property(instant, (at) => {
      const of = thaiDayOf(at)
      expect(of).toBe(bangkok.format(at))
      expect(thaiDayStart(of)).toBeLessThanOrEqual(at)
      expect(thaiDayEnd(of)).toBeGreaterThan(at)
    }),
  )
})

it('property: days there are days back, and every week has seven', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (first, days) => {
      const second = dayPlus(first, days)
      expect(dayPlus(second, -days)).toBe(first)
      expect(daysApart(first, second)).toBe(days)
      expect(daysBetween(first, second)).toHaveLength(Math.max(0, days + 1))
      expect(weekdayOf(mondayOf(first))).toBe(1)
      expect(daysApart(mondayOf(first), first)).toBeOneOf([0, 1, 2, 3, 4, 5, 6])
    }),
  )
})
