/**
 * The locks of the ledger: rows of wallets' accounts, in the order of their ids, and nothing else. Who decides by what a
 * member has (balances, promotions, a day's withdrawals) and then posts locks all of that member's wallets first; a
 * posting does so by itself. Members never wait for one another, and the house's accounts are locked by nobody.
 *
 * The order of locks everywhere: what is shared by many (a round, a wheel, a poll), wallets, points, spins, stock, numbers.
 */
import { sql, type SQL } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import type { Tx } from '../db/types.ts'

/** All accounts of the members whose wallets these are, as a query of ids. */
const siblings = (walletIds: readonly string[]): SQL => sql`
  select 'wallet:' || mine.id from wallets named join wallets mine on mine.member_id = named.member_id
  where named.id = any(${`{${walletIds.join(',')}}`}::bigint[])`

interface Row extends Record<string, unknown> {
  id: string
  balance: string | number
}

const byId = (rows: readonly Row[]): Map<string, Satang> =>
  new Map(rows.map(({ id, balance }) => [id, satang(Number(balance))]))

/**
 * Waits until nobody else moves what these wallets' members have, and keeps it so until the transaction ends. Who locks
 * more than one member names them all at once.
 */
export async function lockWallets(tx: Tx, walletIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from ledger_accounts where id in (${siblings(walletIds)}) order by id for no key update`)
}

/** As `lockWallets`, of all wallets that a member has. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    select id from ledger_accounts where id in (select 'wallet:' || id from wallets where member_id = ${memberId})
    order by id for no key update`)
}

const isNumber = (text: string) => /^\d{1,18}$/.test(text)

/**
 * Locks the accounts among `wallets` and those of the same members, and answers their balances; those of `houses` that
 * are open come with them, unlocked.
 */
export async function lockAccounts(
  tx: Tx,
  wallets: readonly string[],
  houses: readonly string[],
): Promise<Map<string, Satang>> {
  const ids = wallets.map((account) => account.slice('wallet:'.length)).filter(isNumber)
  const { rows } = await tx.execute<Row>(sql`
    with held as (
      select id, balance from ledger_accounts
      where id in (select * from jsonb_array_elements_text(${JSON.stringify(wallets)}::jsonb) union ${siblings(ids)})
      order by id for no key update)
    select id, balance from held
    union all
    select id, 0 from ledger_accounts
      where kind = 'house' and id in (select * from jsonb_array_elements_text(${JSON.stringify(houses)}::jsonb))`)
  return byId(rows)
}
