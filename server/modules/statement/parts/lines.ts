/** Lines of the statement: postings of the member's wallets, in the ledger's own order. */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { accountsFor, conditions, type StatementFilter } from './filter.ts'

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

export async function movements(
  tx: Tx,
  purses: readonly Purse[],
  filter: StatementFilter,
  { limit, offset }: Page,
): Promise<Movement[]> {
  const accounts = accountsFor(idsOf(purses), filter)
  if (accounts.length === 0) return []
  return tx
    .select({
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
    })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(and(conditions(tx, accounts, filter)))
    .orderBy(desc(ledgerPostings.journalId), desc(ledgerPostings.seq))
    .limit(limit)
    .offset(offset)
}

export async function countMovements(
  tx: Tx,
  purses: readonly Purse[],
  filter: StatementFilter,
): Promise<number> {
  const accounts = accountsFor(idsOf(purses), filter)
  if (accounts.length === 0) return 0
  const [row] = await tx
    .select({ total: count() })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(conditions(tx, accounts, filter))
  return row!.total
}
