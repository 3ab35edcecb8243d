import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { baht, bahtAmount, parseBaht, satang, toBaht } from './money.ts'

const reads = (value: unknown) => z.safeDecode(baht(), value as string).success

describe('money', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['1.5', 150],
    ['0.07', 7],
    ['1234.50', 123450],
    ['-12.25', -1225],
    ['-0.00', 0],
    ['9999999999999.99', 999999999999999],
  ])('WALLET-1 reads %s baht as %i satang', (text, expected) => {
    expect(parseBaht(text)).toBe(expected)
  })

  it.each(['', '1.', '.5', '1.234', '1e3', '1,000', ' 1', '+1', '0x10', '99999999999999', 'NaN', '١'])(
    'WALLET-1 refuses %j',
    (text) => {
      expect(parseBaht(text)).toBeNull()
    },
  )

  it('WALLET-1 takes JSON numbers with at most two decimals, and none with rests of binary fractions', () => {
    expect(z.decode(baht(), 99.5)).toBe(9950)
    for (const value of [0.1 + 0.2, 1e21, 0.005, Number.NaN, Infinity, null, true, {}])
      expect(reads(value)).toBe(false)
  })

  it('WALLET-1 every amount survives the way over the wire, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        const text = String(z.encode(baht(), satang(value)))
        expect(text).toMatch(/^-?\d+\.\d\d$/)
        expect(z.decode(baht(), text)).toBe(value)
        expect(z.decode(baht(), JSON.parse(text) as number)).toBe(value)
      }),
    )
  })

  it('WALLET-1 says amounts with two decimals', () => {
    expect([0, 7, 150, -5, 123450].map((value) => toBaht(satang(value)))).toEqual([
      '0.00',
      '0.07',
      '1.50',
      '-0.05',
      '1234.50',
    ])
  })

  it('WALLET-1 is never a fraction of a satang', () => {
    for (const value of [0.5, Number.NaN, 2 ** 60]) expect(() => satang(value)).toThrow(RangeError)
  })

  it('WALLET-1 an amount to move is not below zero', () => {
    expect(z.safeDecode(bahtAmount(), '-0.01').success).toBe(false)
    expect(z.decode(bahtAmount(), '0')).toBe(0)
  })
})
