/** Lines of the statement: postings of the member's wallets, in the ledger's own order. */
import { count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import type { StatementFilter } from './asked.ts'
import { accountsFor, conditions } from './filter.ts'
import { countReached, placesReached } from './reach.ts'

/** A posting with its journal. */
export interface Movement {
  readonly journalId: string
  readonly seq: number
  readonly accountId: string
  readonly amount: number
  readonly balanceAfter: number
  readonly kind: string
  readonly memo: string
  readonly at: number
  readonly reverses: string | null
}

export interface Purse {
  readonly id: string
  readonly name: string
}

export const pursesOf = (tx: Tx, memberId: string): Promise<Purse[]> =>
  tx
    .select({ id: wallets.id, name: wallets.name })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(wallets.position, wallets.id)

export const purseAt = (purses: readonly Purse[], account: string): Purse | undefined =>
  purses.find((purse) => walletAccount(purse.id) === account)

interface Page {
  readonly limit: number
  readonly offset: number
}

const idsOf = (purses: readonly Purse[]) => purses.map((purse) => purse.id)

/** Whether parts and sums know the answer; what is found by its number or its state is looked for among the lines. */
const isSummed = ({ state, ref }: StatementFilter) =>
  !ref?.trim() && (state === undefined || state === 'done')

const movement = {
  journalId: ledgerPostings.journalId,
  seq: ledgerPostings.seq,
  accountId: ledgerPostings.accountId,
  amount: ledgerPostings.amount,
  // A wallet's posting always has one.
  balanceAfter: sql<number>`${ledgerPostings.balanceAfter}`.mapWith(ledgerPostings.balanceAfter),
  kind: ledgerJournals.kind,
  memo: ledgerJournals.memo,
  at: ledgerJournals.at,
  reverses: ledgerJournals.reverses,
}

const found = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(movement)
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(where)
    .orderBy(desc(ledgerPostings.journalId), desc(ledgerPostings.seq))

export async function movements(
  tx: Tx,
  purses: readonly Purse[],
  filter: StatementFilter,
  page: Page,
): Promise<Movement[]> {
  const accounts = accountsFor(idsOf(purses), filter)
  if (accounts.length === 0) return []
  if (!isSummed(filter))
    return found(tx, conditions(tx, accounts, filter))
      .limit(page.limit)
      .offset(page.offset)
  const places = await placesReached(tx, accounts, filter, page)
  const ids = `{${places.map(({ journalId }) => journalId).join(',')}}`
  return found(
    tx,
    sql`(${ledgerPostings.journalId}, ${ledgerPostings.seq}) in (
      select * from unnest(${ids}::bigint[], ${`{${places.map(({ seq }) => seq).join(',')}}`}::int[]))`,
  )
}

export async function countMovements(
  tx: Tx,
  purses: readonly Purse[],
  filter: StatementFilter,
): Promise<number> {
  const accounts = accountsFor(idsOf(purses), filter)
  if (accounts.length === 0) return 0
  if (isSummed(filter)) return countReached(tx, accounts, filter)
  const [row] = await tx
    .select({ total: count() })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(conditions(tx, accounts, filter))
  return row!.total
}
