/** What people read off a bill: its number, and the code by which a forged receipt is found out. */
import { createHmac } from 'node:crypto'
import { dayOfNumber } from '#rules/thai-day.ts'

/** B, the day of the Buddhist era, the number: `B6911200004`. */
export const billNoOf = (id: string, now: number): string => `B${dayOfNumber(now)}${id.padStart(4, '0')}`

export interface Receipt {
  readonly billNo: string
  readonly roundId: string
  readonly placedAt: number
  readonly lines: readonly { betType: string; number: string; amount: number; rate: number }[]
}

/** Without letters that are taken for digits (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `7K3MQ-9X2TA`, of all that the receipt shows. Keyed with the hash of the journal that took the stake: it is told to
 * nobody, and cannot be worked out without every journal before it (ledger/chain.ts).
 */
export function checkCodeOf({ billNo, roundId, placedAt, lines }: Receipt, journalHash: string): string {
  const shown = lines.map((line) => [line.betType, line.number, line.amount, line.rate])
  const seal = createHmac('sha256', journalHash)
    .update(JSON.stringify([billNo, roundId, placedAt, shown]))
    .digest()
  const letters = Array.from(seal.subarray(0, 10), (byte) => LETTERS[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
