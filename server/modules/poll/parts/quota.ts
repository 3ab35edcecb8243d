/** How many votes a member has in a poll: free ones, and one more for each so many baht deposited while it runs. */
import { and, count, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { wallets } from '../../../db/schema/member.ts'
import { pollVotes } from '../../../db/schema/poll.ts'
import type { Db } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import type { PollRow } from '../read-poll.ts'

type Rule = Pick<PollRow, 'freeVotes' | 'depositPerVote' | 'mostVotes'>

/** `deposited`: satang. */
function quotaBy({ freeVotes, depositPerVote, mostVotes }: Rule, deposited: number): number {
  const bought = depositPerVote === null ? 0 : Math.floor(deposited / depositPerVote)
  return Math.min(mostVotes, freeVotes + bought)
}

/** Whether a deposit can bring one more. */
export const canGrow = ({ freeVotes, depositPerVote, mostVotes }: Rule, quota: number): boolean =>
  depositPerVote !== null && freeVotes < mostVotes && quota < mostVotes

/** Satang that reached the member's wallets by deposit while the poll runs: read from the ledger, counted nowhere else. */
async function depositedDuring(db: Db, poll: PollRow, memberId: string): Promise<number> {
  const owned = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.memberId, memberId))
  if (owned.length === 0) return 0
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        inArray(
          ledgerPostings.accountId,
          owned.map(({ id }) => walletAccount(id)),
        ),
        gt(ledgerPostings.amount, sql`0`),
        eq(ledgerJournals.kind, 'deposit'),
        gte(ledgerJournals.at, poll.opensAt),
        lt(ledgerJournals.at, poll.closesAt),
      ),
    )
  return Number(row!.sum)
}

export async function quotaOf(db: Db, poll: PollRow, memberId: string): Promise<number> {
  const asks = canGrow(poll, quotaBy(poll, 0))
  return quotaBy(poll, asks ? await depositedDuring(db, poll, memberId) : 0)
}

export async function usedOf(db: Db, pollId: string, memberId: string): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(pollVotes)
    .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.memberId, memberId)))
  return row!.used
}
