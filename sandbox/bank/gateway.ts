/**
 * The sandbox's payment gateway. Nothing of it can be paid (domain.md §5.4): the code's proxy is a number that nobody
 * has, and its checksum is wrong, so that no bank app takes it; the site says so over the code.
 */
import '../not-in-production.ts'
import { eq } from 'drizzle-orm'
import { sandboxTransfers } from '#server/db/schema/sandbox.ts'
import { txnIdOf } from '#server/modules/payment/mini-qr.ts'
import { promptPay } from '#server/modules/payment/promptpay.ts'
import type { BankTransfer, Payee, PaymentGateway } from '#server/kit/services/payments.ts'
import { bankWords } from '../strings/bank.ts'

const PROXY = '0066000000000'
const QR_PAYEE: Payee = `promptpay:${PROXY}`

/** Every hexadecimal digit replaced by its complement: never the right one. */
const broken = (payload: string): string =>
  payload.slice(0, -4) +
  Array.from(payload.slice(-4), (digit) => (15 - parseInt(digit, 16)).toString(16).toUpperCase()).join('')

export const transferOf = (row: typeof sandboxTransfers.$inferSelect): BankTransfer => ({
  txnId: row.txnId,
  payee: row.payee as Payee,
  amount: row.amount,
  paidAt: row.paidAt,
  senderName: row.senderName,
  senderAccount: row.senderAccount,
  senderMobile: row.senderMobile,
})

export const sandboxGateway: PaymentGateway = {
  qrPayee: QR_PAYEE,
  payable: false,
  qr: (amount) => ({
    payload: broken(promptPay(PROXY, amount)),
    payee: QR_PAYEE,
    payeeName: bankWords.payee,
    payable: false,
  }),
  async findTransfer(db, slip) {
    const [row] = await db
      .select()
      .from(sandboxTransfers)
      .where(eq(sandboxTransfers.txnId, txnIdOf(slip)))
    return row ? transferOf(row) : null
  },
}
