/** How a payment is handed to a bank that may not answer: asked about before it is sent again. */
import type { Db } from '../../db/types.ts'
import { minute } from '../clock.ts'
import type { PayoutAnswer, PayoutBank, PayoutOrder } from './payouts.ts'

/** What the bank has not seen so long after it was sent will not arrive any more. */
const LOST_AFTER = 2 * minute

/** One payment as its own table has it. */
export interface Sending {
  readonly order: PayoutOrder
  /** Epoch ms; null: it was never handed over. */
  readonly sentAt: number | null
  readonly now: number
  /** Notes that it is handed over anew, before it is. */
  readonly again: () => Promise<unknown>
}

/** Outside of any transaction. The bank knows it by its reference and pays that once. */
export async function payOnce(
  bank: PayoutBank,
  db: Db,
  { order, sentAt, now, again }: Sending,
): Promise<PayoutAnswer> {
  if (sentAt === null) return bank.send(db, order)
  const answer = await bank.ask(db, order.reference)
  if (answer.state !== 'absent' || now - sentAt < LOST_AFTER) return answer
  await again()
  return bank.send(db, order)
}
