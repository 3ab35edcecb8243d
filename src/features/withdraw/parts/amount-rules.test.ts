import { expect, it } from 'vitest'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { amountFault, quickAmounts } from './amount-rules.ts'

const limits = { min: 100_00, max: 200_000_00, wallet: 1_500_00 }

it.each([
  ['', withdraw.amountRequired],
  ['0', withdraw.amountRequired],
  ['abc', withdraw.amountRequired],
  ['99.99', withdraw.underMin('฿100')],
  ['100', null],
  ['1500', null],
  ['1500.', null],
  ['1500.01', withdraw.overWallet('฿1,500.00')],
])('PAY-2 %j: %s', (text, sentence) => {
  expect(amountFault(text, limits)).toBe(sentence)
})

it('PAY-2 what is over the limit of one request says so, whatever the wallet holds', () => {
  expect(amountFault('200000.01', { ...limits, wallet: 900_000_00 })).toBe(withdraw.overMax('฿200,000'))
})

it('quick amounts are those that can be asked for, and all there is', () => {
  expect(quickAmounts(limits)).toEqual({ amounts: [500_00, 1_000_00], all: 1_500_00 })
  expect(quickAmounts({ ...limits, min: 800_00 }).amounts).toEqual([1_000_00])
  expect(quickAmounts({ ...limits, wallet: 900_000_00 }).all).toBe(200_000_00)
})
