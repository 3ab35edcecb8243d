/** Withdrawals. The money of one under way is in the ledger's `house:payouts`. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { WithdrawalState } from '#contracts/withdraw.ts'
import { id, instant, money, ref } from '../columns.ts'

export const withdrawals = pgTable('withdrawals', {
  id: id(),
  /** What the member and the bank call it. The bank carries each out once. */
  ref: text().notNull(),
  memberId: ref('member_id').notNull(),
  walletId: ref('wallet_id').notNull(),
  bankAccountId: ref('bank_account_id').notNull(),
  /** The account as it was when asked: a later change of it does not move money that is on its way. */
  bankId: integer('bank_id').notNull(),
  bankAccountName: text('bank_account_name').notNull(),
  bankAccountNo: text('bank_account_no').notNull(),
  amount: money('amount').notNull(),
  fee: money('fee').notNull(),
  state: text().$type<WithdrawalState>().notNull().default('pending'),
  /** The journal that took the money from the wallet; refused, its reversal brings it back. */
  journalId: ref('journal_id').notNull(),
  /** All wallets of the member together, after the last movement of this withdrawal. */
  balanceAfter: money('balance_after').notNull(),
  /** Why the bank refused, as a word of `PayoutRefusal`. */
  reason: text().notNull().default(''),
  createdAt: instant('created_at').notNull(),
  checkedAt: instant('checked_at'),
  /** When it was last handed to the bank; null means that it never was. */
  sentAt: instant('sent_at'),
  endedAt: instant('ended_at'),
  /** When the queue looks at it next. */
  lookAt: instant('look_at').notNull(),
})
