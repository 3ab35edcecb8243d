import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { asTyped, typedBaht } from './typed-baht.ts'

it.each([
  ['500', 500_00],
  ['500.', 500_00],
  ['500.2', 500_20],
  ['0', null],
  ['0.00', null],
  ['', null],
  ['.', null],
  ['-5', null],
  ['1.234', null],
  ['abc', null],
])('%j is %s satang', (text, amount) => {
  expect(typedBaht(text)).toBe(amount)
})

it.each([
  [2_000_00, '2000'],
  [2_000_05, '2000.05'],
  [1, '0.01'],
])('%i satang are typed as %s', (amount, text) => {
  expect(asTyped(amount)).toBe(text)
})

it('property: an amount that stands in a field is that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }).map(satang), (amount) => {
      expect(typedBaht(asTyped(amount))).toBe(amount)
    }),
  )
})
