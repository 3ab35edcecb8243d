/** The parts of a line as the contract shows them. */
import type { RatePart } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { winsOf } from '#rules/lotto-rates.ts'
import type { LinePart } from '../../../db/schema/lotto-shapes.ts'

export const viewOfParts = (parts: readonly LinePart[]): RatePart[] =>
  parts.map(({ amount, rate }) => ({
    amount: satang(amount),
    rate: rate / 100,
    wins: winsOf(amount, rate),
  }))
