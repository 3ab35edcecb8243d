import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseBaht, satang } from '#contracts/money.ts'
import { formatAmount, formatBaht, formatCount, formatRate, splitBaht } from './baht.ts'

it.each([
  [0, '\u0E3F0.00'],
  [5, '\u0E3F0.05'],
  [123450, '\u0E3F1,234.50'],
  [-123450, '-\u0E3F1,234.50'],
  [123456789012345, '\u0E3F1,234,567,890,123.45'],
])('%i satang is %s', (satang, text) => {
  expect(formatBaht(satang)).toBe(text)
  // The same as the platform's own Thai currency form.
  const platform = new Intl.NumberFormat('th-TH', { style: 'currency', currency: 'THB' }).format(satang / 100)
  expect(formatBaht(satang)).toBe(platform)
})

it('a whole amount may go without satang, a broken one never', () => {
  expect(formatAmount(310000, { whole: true })).toBe('3,100')
  expect(formatAmount(310050, { whole: true })).toBe('3,100.50')
  expect(formatBaht(190000, { whole: true, sign: true })).toBe('+\u0E3F1,900')
  expect(formatBaht(0, { sign: true })).toBe('\u0E3F0.00')
  expect(formatBaht(190000, { sign: true, joined: true })).toBe('+\u200d\u0E3F1,900.00')
  expect(formatBaht(190000, { joined: true })).toBe('\u0E3F1,900.00')
  expect(splitBaht(1248050)).toEqual({ sign: '', whole: '12,480', satang: '50' })
  expect(formatCount(1250)).toBe('1,250')
})

it.each([
  [900, '900'],
  [3.2, '3.2'],
  [47.5, '47.5'],
  [1000, '1,000'],
  [0.1 + 0.2, '0.3'],
])('a rate of %d reads %s', (rate, text) => expect(formatRate(rate)).toBe(text))

it.each([
  [-50, '-0.50'],
  [-150, '-1.50'],
  [-1_000_00, '-1,000'],
])('%i satang below zero read %s in a sentence', (amount, text) => {
  expect(formatAmount(amount, { whole: true })).toBe(text)
})

it('property: what is written is the amount, its thousands apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }).map(satang), fc.boolean(), (amount, whole) => {
      const text = formatAmount(amount, { whole })
      expect(parseBaht(text.replaceAll(',', ''))).toBe(amount)
      expect(text).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d\d)?$/)
    }),
  )
})
