/** What the sandbox's stand-ins remember. */
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** The inbox: messages that would have gone out by SMS. */
export const sandboxMessages = pgTable('sandbox_messages', {
  id: id(),
  channel: text().notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** One row: the sandbox has filled this database. */
export const sandboxMarks = pgTable('sandbox_marks', {
  one: integer().primaryKey(),
  filledAt: instant('filled_at').notNull(),
})

/** The other side of withdrawals: what the stand-in of the bank was asked to pay. */
export const sandboxPayouts = pgTable('sandbox_payouts', {
  reference: text().primaryKey(),
  bankId: integer('bank_id').notNull(),
  accountNo: text('account_no').notNull(),
  accountName: text('account_name').notNull(),
  amount: money('amount').notNull(),
  /** '' until it is decided. */
  answer: text().notNull().default(''),
  /** How often it was sent: more than once under one reference is still one payment. */
  asked: integer().notNull().default(0),
  /** When it is decided by itself; null waits for the page. */
  answersAt: instant('answers_at'),
  createdAt: instant('created_at').notNull(),
})

/** The other side of deposits: transfers that the stand-in of the bank carried out. */
export const sandboxTransfers = pgTable('sandbox_transfers', {
  txnId: text('txn_id').primaryKey(),
  payee: text().notNull(),
  amount: money('amount').notNull(),
  paidAt: instant('paid_at').notNull(),
  senderName: text('sender_name').notNull().default(''),
  senderAccount: text('sender_account').notNull().default(''),
  senderMobile: text('sender_mobile').notNull().default(''),
  orderId: ref('order_id').notNull(),
})

/** How far the sandbox's clock is ahead of the machine's: moved on its page to see what a night does. */
export const sandboxClock = pgTable('sandbox_clock', {
  one: boolean().primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull(),
})

/** The stand-in of the randomness beacon: one row. */
export const sandboxBeacon = pgTable('sandbox_beacon', {
  one: boolean().primaryKey().default(true),
  secretKey: text('secret_key').notNull(),
  /** Values up to this number are out before their time: a round was closed early on the sandbox's page. */
  released: bigint({ mode: 'number' }).notNull().default(0),
})
