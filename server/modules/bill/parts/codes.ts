/** What people read off a bill: its number, and the code by which a forged receipt is found out. */
import { createHmac } from 'node:crypto'
import { dayOfNumber } from '#rules/thai-day.ts'
import type { LinePart } from '../../../db/schema/lotto-shapes.ts'

/** B, the day of the Buddhist era, the number: `B6911200004`. */
export const billNoOf = (id: string, now: number): string => `B${dayOfNumber(now)}${id.padStart(4, '0')}`

export interface Receipt {
  readonly billNo: string
  readonly roundId: string
  readonly placedAt: number
  readonly lines: readonly {
    betType: string
    number: string
    amount: number
    rate: number
    parts: readonly LinePart[] | null
  }[]
}

/** Without letters that are taken for digits (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `7K3MQ-9X2TA`, of all that the receipt shows. Keyed with the hash of the journal that took the stake, which nobody but the
 * bill's own member can know, by the journal's proof (decision 071): a receipt is true if its code is the one that is stored
 * with the bill of its number, and not because the code fits the receipt.
 */
export function checkCodeOf({ billNo, roundId, placedAt, lines }: Receipt, journalHash: string): string {
  const shown = lines.map(({ betType, number, amount, rate, parts }) => [
    betType,
    number,
    amount,
    rate,
    ...(parts ?? []).flatMap((part) => [part.amount, part.rate]),
  ])
  const seal = createHmac('sha256', journalHash)
    .update(JSON.stringify([billNo, roundId, placedAt, shown]))
    .digest()
  const letters = Array.from(seal.subarray(0, 10), (byte) => LETTERS[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
