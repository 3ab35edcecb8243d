import { expect, it } from 'vitest'
import { ageOf, birthdayOf, isOldEnough } from './age.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)

it.each([
  ['2006-11-20', '2026-11-20T00:00', true],
  ['2006-11-20', '2026-11-19T23:59', false],
  ['2006-11-21', '2026-11-20T12:00', false],
  ['1990-05-14', '2026-11-20T12:00', true],
  ['2008-02-29', '2028-02-29T00:00', true],
  ['2004-02-29', '2024-02-28T23:59', false],
  ['2005-02-28', '2025-02-28T00:00', true],
] as const)('born %s, at %s old enough: %s', (birthday, now, enough) => {
  expect(isOldEnough(birthday, at(now))).toBe(enough)
})

it.each([
  ['14', '5', '2533', '1990-05-14'],
  ['14', '05', '1990', '1990-05-14'],
  ['29', '2', '2547', '2004-02-29'],
  ['29', '2', '2546', null],
  ['31', '4', '2540', null],
  ['1', '1', '2570', null],
  ['1', '1', '2400', null],
  ['', '5', '2533', null],
  ['x', '5', '2533', null],
])('%s/%s/%s is %s', (day, month, year, birthday) => {
  expect(birthdayOf(day, month, year, at('2026-11-20T12:00'))).toBe(birthday)
})

it.each([
  ['1990-05-14', '2026-11-20T12:00', 36],
  ['2006-11-20', '2026-11-20T00:00', 20],
  ['2006-11-20', '2026-11-19T23:59', 19],
  ['2026-11-20', '2026-11-20T12:00', 0],
] as const)('born %s, at %s: %i years', (birthday, now, years) => {
  expect(ageOf(birthday, at(now))).toBe(years)
})
