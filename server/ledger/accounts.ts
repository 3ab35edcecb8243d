/** Accounts of the ledger: a member's wallets, and the house's own. */
import { inArray, sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { ledgerAccounts } from '../db/schema/ledger.ts'
import type { Db, Tx } from '../db/types.ts'
import { LedgerError } from './errors.ts'

/** A wallet's account never goes below zero; the house's may, since they stand for the other side. */
export type WalletAccount = `wallet:${string}`

/** An account of `house`; its balance may be below zero. */
export type HouseAccount = `house:${string}`

/** How an account is named in journals and tables. */
export type AccountId = WalletAccount | HouseAccount

/** The account that holds a wallet's balance, in satang; opened with the wallet. */
export const walletAccount = (walletId: string): WalletAccount => `wallet:${walletId}`

/** The other side of every movement. Opened at first use; a new kind of money gets a new name here. */
export const house = {
  /** Where the sandbox's play money comes from. */
  sandbox: 'house:sandbox',
  /** Stakes in; wins go out of an account of their own, so that both can be read from one journal. */
  games: 'house:games',
  gameWins: 'house:game-wins',
  deposits: 'house:deposits',
  /** Withdrawals on their way to the bank: empty when none is under way. */
  payouts: 'house:payouts',
  /** Paid out by the bank. */
  withdrawals: 'house:withdrawals',
  fees: 'house:fees',
  promotions: 'house:promotions',
  cashback: 'house:cashback',
  lotto: 'house:lotto',
  /** Paid by a wrong result and spent before it was corrected: below zero by what the open claims sum to. */
  lottoClaims: 'house:lotto-claims',
  wheel: 'house:wheel',
  points: 'house:points',
  quests: 'house:quests',
  polls: 'house:polls',
  affiliate: 'house:affiliate',
} as const satisfies Record<string, HouseAccount>

const kindOf = (account: AccountId) => (account.startsWith('wallet:') ? 'wallet' : 'house')

/** Opens an account with nothing in it; again is no error. */
export async function openAccount(tx: Tx, account: AccountId, at: number): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ id: account, kind: kindOf(account), balance: satang(0), openedAt: at })
    .onConflictDoNothing()
}

/**
 * What the house's account has besides: postings of journals that are not sealed yet (seal.ts). Of one statement with the
 * balance, so that a block sealed meanwhile counts once.
 */
const balanceNow = sql<string>`case when ledger_accounts.kind = 'house' then ledger_accounts.balance + (
  select coalesce(sum(p.amount), 0) from ledger_unsealed u join ledger_postings p on p.journal_id = u.id
  where p.account_id = ledger_accounts.id) else ledger_accounts.balance end`

/** Balance of one account. Throws LedgerError when it was never opened. */
export async function balanceOf(db: Db, account: AccountId): Promise<Satang> {
  const balance = (await balancesOf(db, [account])).get(account)
  if (balance === undefined) throw new LedgerError(`no account ${account}`)
  return balance
}

/** Balances of several accounts; those never opened are missing from the map. */
export async function balancesOf(db: Db, accounts: readonly AccountId[]): Promise<Map<AccountId, Satang>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .select({ id: ledgerAccounts.id, balance: balanceNow })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...accounts]))
  return new Map(rows.map((row) => [row.id as AccountId, satang(Number(row.balance))]))
}

/** Sum over all accounts. Always zero (I2). */
export async function totalOf(db: Db): Promise<Satang> {
  const { rows } = await db.execute<{ total: string | number }>(sql`
    select (select coalesce(sum(balance), 0) from ledger_accounts) + (
      select coalesce(sum(p.amount), 0) from ledger_unsealed u join ledger_postings p on p.journal_id = u.id
      where p.account_id like 'house:%') as total`)
  return satang(Number(rows[0]!.total))
}
