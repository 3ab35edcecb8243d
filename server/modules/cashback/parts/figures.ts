/** What a computation comes to, and the arithmetic that both kinds share: integers of satang, rounded down. */
import { satang, type Satang } from '#contracts/money.ts'
import type { cashbacks } from '../../../db/schema/cashback.ts'
import type { Rule } from './rules.ts'

type Row = typeof cashbacks.$inferSelect

/** The figures of a row, before anybody knows whether it is stored. */
export type Figures = Pick<
  Row,
  | 'lines'
  | 'days'
  | 'startBalance'
  | 'deposited'
  | 'withdrawn'
  | 'endBalance'
  | 'boundLost'
  | 'lost'
  | 'vipLevel'
  | 'rate'
  | 'deducted'
  | 'minimum'
  | 'cap'
  | 'amount'
>

/** `rate` in hundredths of a percent. Down to the whole satang; in whole numbers, however large the amount. */
export const shareOf = (amount: number, rate: number): Satang =>
  satang(Number((BigInt(amount) * BigInt(rate)) / 10_000n))

/** Within the rule's cap; nothing where it is less than the minimum, or below zero. */
export function withinRule({ minimum, cap }: Pick<Rule, 'minimum' | 'cap'>, sum: number): Satang {
  const amount = Math.min(sum, cap ?? sum)
  return satang(amount > 0 && amount >= minimum ? amount : 0)
}
