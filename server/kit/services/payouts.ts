/**
 * The bank that pays withdrawals out, as the withdraw module sees it. Whatever it is, it must carry out each
 * `reference` at most once: that is what lets us ask again, and send again what it says it never got.
 */
import type { Satang } from '#contracts/money.ts'
import type { Db } from '../../db/types.ts'

export interface PayoutOrder {
  /** Ours, the same on every repetition. */
  readonly reference: string
  readonly bankId: number
  readonly accountNo: string
  readonly accountName: string
  /** What is to reach the account. */
  readonly amount: Satang
}

export type PayoutRefusal = 'name_mismatch' | 'account_closed' | 'refused'

/** How a payment stands. `absent`: the bank never got it. */
export type PayoutAnswer =
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly reason: PayoutRefusal }
  | { readonly state: 'absent' }

/**
 * Called outside of any transaction: a bank may take its time. An error or a timeout says nothing about what became
 * of the payment. `db` is for stand-ins that keep their own books.
 */
export interface PayoutBank {
  send(db: Db, order: PayoutOrder): Promise<PayoutAnswer>
  ask(db: Db, reference: string): Promise<PayoutAnswer>
}
