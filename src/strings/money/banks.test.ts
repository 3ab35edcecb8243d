import { banks } from '#contracts/banks.ts'
import { expect, it } from 'vitest'
import { bankName, banks as thai, bankTitle } from './banks.ts'

it('DATA-1 every bank has a Thai name, and every Thai name a bank', () => {
  expect(new Set(Object.keys(thai))).toEqual(new Set(banks.map((bank) => String(bank.id))))
})

it('DATA-1 an id that is not known is called by its number', () => {
  expect(bankName(4)).toBe('ไทยพาณิชย์')
  expect(bankTitle(4)).toBe('ธนาคารไทยพาณิชย์')
  for (const id of [6, 12, 32]) {
    expect(bankName(id)).toBe(`ธนาคารหมายเลข ${id}`)
    expect(bankTitle(id)).toBe(`ธนาคารหมายเลข ${id}`)
  }
})

it('DATA-1 no alias leads to two banks', () => {
  const words = Object.values(thai).flatMap((bank) => [bank.name, ...bank.aliases])
  expect(new Set(words).size).toBe(words.length)
})
