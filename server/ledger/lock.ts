/**
 * The locks of the ledger: rows of wallets' accounts, in the order of their ids, and nothing else. Who decides by what a
 * member has (balances, promotions, a day's withdrawals) and then posts locks all of that member's wallets first; a
 * posting does so by itself. Members never wait for one another, and the house's accounts are locked by nobody.
 *
 * The order of locks everywhere: what is shared by many (a round, a wheel, a poll), wallets, points, spins, stock, numbers.
 */
import { sql, type SQL } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { statement } from '../db/statement.ts'
import type { Tx } from '../db/types.ts'

/** All accounts of the members whose wallets these are, as a query of ids. */
const siblings = (walletIds: readonly string[]): SQL => sql`
  select 'wallet:' || mine.id from wallets named join wallets mine on mine.member_id = named.member_id
  where named.id = any(${`{${walletIds.join(',')}}`}::bigint[])`

interface Row extends Record<string, unknown> {
  id: string
  balance: string | number
}

/** Of accounts that the transaction has locked, by id. */
export type Balances = ReadonlyMap<string, Satang>

const byId = (rows: readonly Row[]): Balances =>
  new Map(rows.map(({ id, balance }) => [id, satang(Number(balance))]))

/**
 * Waits until nobody else moves what these wallets' members have, and keeps it so until the transaction ends. Who locks
 * more than one member names them all at once.
 */
export async function lockWallets(tx: Tx, walletIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from ledger_accounts where id in (${siblings(walletIds)}) order by id for no key update`)
}

const ofMember = statement<Row>(
  'ledger.lock.member',
  `select id, balance from ledger_accounts where id in (select 'wallet:' || id from wallets where member_id = $1)
   order by id for no key update`,
)

/** As `lockWallets`, of all wallets that a member has. Answers their balances, which now only the caller moves. */
export async function lockMember(tx: Tx, memberId: string): Promise<Balances> {
  return byId(await ofMember(tx, [memberId]))
}

const isNumber = (text: string) => /^\d{1,18}$/.test(text)

const accounts = statement<Row>(
  'ledger.lock.accounts',
  `select id, balance from ledger_accounts
   where id in (select unnest($1::text[]) union select 'wallet:' || mine.id
     from wallets named join wallets mine on mine.member_id = named.member_id where named.id = any($2::bigint[]))
   order by id for no key update`,
)

/** Locks the accounts among `wallets` and those of the same members, and answers their balances. */
export async function lockAccounts(tx: Tx, wallets: readonly string[]): Promise<Balances> {
  const ids = wallets.map((account) => account.slice('wallet:'.length)).filter(isNumber)
  return byId(await accounts(tx, [wallets, ids]))
}
