import { expect, it } from 'vitest'
import { bankById, bankImage, bankInk, banks, unknownBankImage } from './banks.ts'

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}

it('DATA-1 every bank that the specification names by id is there, and no id is guessed', () => {
  const named = {
    KBANK: 1,
    BBL: 2,
    BAY: 3,
    SCB: 4,
    KTB: 5,
    UOB: 7,
    TISCO: 9,
    ICBC: 10,
    KK: 11,
    SC: 13,
    GHB: 14,
    LHB: 15,
    GSB: 16,
    BAAC: 17,
    IBANK: 18,
    CIMB: 19,
    TTB: 33,
  }
  expect(Object.fromEntries(banks.map((bank) => [bank.short_name, bank.id]))).toEqual(named)
  expect(bankById(6)).toBeUndefined()
})

it('DATA-1 every bank has a picture of its own, and any other id the neutral one', () => {
  expect(new Set(banks.map((bank) => bank.image)).size).toBe(banks.length)
  for (const bank of banks) expect(bankImage(bank.id)).toBe(bank.image)
  for (const id of [0, 6, 8, 12, 20, 32, 99]) expect(bankImage(id)).toBe(unknownBankImage)
})

it('DATA-1 codes of the Bank of Thailand are three digits and unique', () => {
  for (const bank of banks) expect(bank.bot).toMatch(/^\d{3}$/)
  expect(new Set(banks.map((bank) => bank.bot)).size).toBe(banks.length)
})

it.each(banks)('DATA-1 $short_name: the named ink reads on its colour', (bank) => {
  expect(contrast(bank.color, bankInk[bank.text])).toBeGreaterThanOrEqual(4.5)
})

it.each(banks.filter((bank) => bank.mask.length > 0))(
  'DATA-1 $short_name: the mask has its digits',
  (bank) => {
    expect(bank.digits).toContain(bank.mask.reduce((sum, n) => sum + n, 0))
  },
)
