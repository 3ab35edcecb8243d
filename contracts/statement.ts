/** Financial transactions and transfers between wallets. PAY-2, WALLET-1. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { counted, day, id, instant, int, oneOf, paging, text } from './wire.ts'

/** What moved the money. Filters use the same words. */
export const statementKinds = [
  'deposit',
  'withdraw',
  'game',
  'lottery',
  'promotion',
  'cashback',
  'refund',
  'reward',
  'affiliate',
  'transfer',
  'adjustment',
] as const

/** A word of `statementKinds`. */
export type StatementKind = (typeof statementKinds)[number]

/** Where a line leads: the thing that caused it. */
export const statementTargets = [
  'deposit',
  'withdrawal',
  'bill',
  'promotion',
  'game_round',
  'cashback',
  'winloss',
  'none',
] as const

/** A word of `statementTargets`. */
export type StatementTarget = (typeof statementTargets)[number]

/** A movement of one wallet; a transfer between two of them is two lines. */
export const statementLine = z.object({
  id: id(),
  at: instant(),
  kind: oneOf(statementKinds),
  /** In words, for the member. */
  title: z.string(),
  ref: text(),
  wallet_id: id(),
  wallet_name: text(),
  /** Above zero into the wallet, below zero out of it. */
  amount: baht(),
  /** Balance of the wallet after it; missing where the line moved nothing. */
  balance: z.nullish(baht()),
  state: oneOf(['done', 'pending', 'failed']),
  /** Says what became of it, where that is not plain success. */
  note: text(),
  target: oneOf(statementTargets),
  target_id: text(),
  /** Of a round: what was staked and what came back. */
  stake: z.nullish(baht()),
  win: z.nullish(baht()),
})

/** One line, read: sums in satang, `at` in epoch ms (UTC). Only withdrawals are ever anything but `done`. */
export type StatementLine = z.output<typeof statementLine>

/** Days are Thai days, both included. */
const period = {
  from_day: z.optional(day()),
  to_day: z.optional(day()),
  wallet_id: z.optional(id()),
}

const filter = {
  ...period,
  kind: z.optional(z.enum(statementKinds)),
  state: z.optional(z.enum(['done', 'pending', 'failed'])),
  ref: z.optional(z.string().check(z.maxLength(64))),
}

/**
 * 20 a page unless told, 100 at most. `ref` finds a movement by its number for people; a wallet that is not the
 * member's has no lines.
 */
export const getStatement = endpoint({
  name: 'statement.list',
  method: 'GET',
  path: '/api/member/statement/list',
  origin: 'extension',
  summary: "Every movement of the member's money, newest first, with the running balance.",
  request: z.object({
    ...filter,
    /** Pages stay in step when new lines arrive: only lines up to this one. */
    until_id: z.optional(id()),
    ...paging,
  }),
  response: z.array(statementLine),
  extra: counted,
})

/**
 * Moves between the member's own wallets count only where one wallet is asked about; what was taken back counts neither
 * way. The three sums since joining are of all wallets, whatever is asked.
 */
export const getStatementSummary = endpoint({
  name: 'statement.summary',
  method: 'GET',
  path: '/api/member/statement/summary',
  origin: 'extension',
  summary: 'Money in and out by day, and all deposits minus all withdrawals since the member joined.',
  request: z.object(period),
  response: z.object({
    money_in: baht(),
    money_out: baht(),
    count_in: int(),
    count_out: int(),
    days: z.array(z.object({ day: day(), money_in: baht(), money_out: baht() })),
    deposited_ever: baht(),
    withdrawn_ever: baht(),
    net_deposits_ever: baht(),
  }),
})

/**
 * A file of a statement is fetched by an address of its own, because an in-app browser hands downloads to another
 * browser, which has no session. The address is good for ten minutes and for these lines only, the newest 5,000 of
 * them. 429 after 30 files within an hour.
 */
export const exportStatement = endpoint({
  name: 'statement.export',
  method: 'POST',
  path: '/api/member/statement/export',
  onError: 'part',
  byHand: false,
  origin: 'extension',
  summary: 'Prepares the lines of a filter as a file: CSV, and a page to be printed.',
  request: z.object(filter),
  response: z.object({
    /** Under the address of the API. */
    csv_path: z.string(),
    print_path: z.string(),
    expires_at: instant(),
    /** Lines in the file. */
    count: int(),
  }),
})

/**
 * 422 for a wallet that is not the member's, the same one twice, and an `amount` beyond the balance; refused where the
 * target takes no deposits or a promotion binds either wallet. `ref` is its number in the statement.
 */
export const transferBetweenWallets = endpoint({
  name: 'wallet.transfer',
  method: 'POST',
  path: '/api/member/wallet/transfer',
  onError: 'part',
  idempotent: true,
  stepUp: true,
  origin: 'extension',
  summary: 'Moves money from one wallet of the member to another, where their rules allow.',
  request: z.object({
    from_wallet_id: id(),
    to_wallet_id: id(),
    amount: bahtAmount().check(z.refine((v) => v > 0, { error: 'amount above zero' })),
  }),
  response: z.object({ ref: z.string(), from_balance: baht(), to_balance: baht() }),
})
