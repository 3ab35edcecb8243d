/** The payment gateway as modules see it: it makes QR codes, tells of transfers, and looks them up. */
import type { Db } from '../../db/types.ts'

/** Whom a transfer went to: `bank:{account}`, `truemoney:{mobile}`, `promptpay:{proxy}`. Digits only. */
export type Payee = `${'bank' | 'truemoney' | 'promptpay'}:${string}`

/** A transfer as the bank tells it. */
export interface BankTransfer {
  /** The bank's own number of it; the same in its notice, on the slip, and however often it is told. */
  readonly txnId: string
  readonly payee: Payee
  /** Satang. */
  readonly amount: number
  /** When the money left the sender, epoch ms; the notice may come later. */
  readonly paidAt: number
  /** As the bank writes it: with title, perhaps cut off. */
  readonly senderName: string
  /** Digits, perhaps the last ones only; '' when not told. */
  readonly senderAccount: string
  /** TrueMoney. */
  readonly senderMobile: string
}

/** What is drawn for the member to scan. */
interface QrTarget {
  readonly payload: string
  readonly payee: Payee
  readonly payeeName: string
  /** False: no bank app can pay it (the sandbox). */
  readonly payable: boolean
}

export interface PaymentGateway {
  /** Whom QR orders are paid to; several orders share it and are told apart by their amounts. */
  readonly qrPayee: Payee
  /** The code of one order. `amount` in satang. */
  qr(amount: number): QrTarget
  /** Whether accounts of the agent can really be paid. */
  readonly payable: boolean
  /**
   * Asks the bank for a transfer by the reference on its slip; null when the bank has none. May take its time, so it
   * is called outside of any transaction. `db` is for stand-ins that keep their own books.
   */
  findTransfer(
    db: Db,
    slip: { readonly bankCode: string; readonly ref: string },
  ): Promise<BankTransfer | null>
}
