import type { Satang } from '#contracts/money.ts'

/** What the dialog of a received promotion says (PROMO-5). */
export interface Received {
  message: string
  /** Null when the page was reloaded meanwhile and only the server's sentence is known. */
  credit: Satang | null
}

export type RedeemResult = Received | 'deposit' | 'closed'
