import { expect, it } from 'vitest'
import { dayPlus, daysBetween, isDay, noonOf, thaiDay, weekdayOf } from './thai-day.ts'

it('a Thai day begins at midnight in Bangkok, seven hours before that of London', () => {
  expect(thaiDay(Date.UTC(2026, 10, 20, 16, 59, 59, 999))).toBe('2026-11-20')
  expect(thaiDay(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21')
  expect(thaiDay(noonOf('2028-02-29'))).toBe('2028-02-29')
})

it('counts over months, years and leap days', () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  expect(dayPlus('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayPlus('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([])
})

it.each([
  ['2026-11-20', true],
  ['2026-02-31', false],
  ['2026-1-1', false],
  ['', false],
  ['yesterday', false],
])('%j is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
