/** All of a round, batch by batch. */
import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { lottoBills, lottoRounds } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { findRound, type RoundOfLottery } from '../lotto/rounds.ts'
import { isOutdated, resettleBatch } from './parts/resettle-batch.ts'
import { settleBatch, type Batch } from './parts/settle-batch.ts'

export type Surroundings = Pick<JobContext, 'database' | 'clock' | 'log'>

/** A transaction holds its members' wallets for a fraction of a second. */
const AT_ONCE = { bills: 100, lines: 2000 }
const ONE = { bills: 1, lines: 1 }

/** Rounds that have ended, one way or the other. */
export const ended = inArray(lottoRounds.state, ['resulted', 'no_result', 'voided'])

const isPending = (roundId: string) => and(eq(lottoBills.roundId, roundId), eq(lottoBills.state, 'pending'))

/** The bills of a batch that failed, each by itself: one fault keeps nobody else's money back. Answers the last id. */
async function oneByOne(
  { database: { db }, clock, log }: Surroundings,
  round: RoundOfLottery,
  after: string,
): Promise<string | undefined> {
  const bills = await db
    .select({ id: lottoBills.id })
    .from(lottoBills)
    .where(and(isPending(round.round.id), gt(lottoBills.id, after)))
    .orderBy(asc(lottoBills.id))
    .limit(AT_ONCE.bills)
  let before = after
  for (const { id } of bills) {
    const batch = { round, after: before, now: clock.now(), ...ONE }
    await inTransaction(db, (tx) => settleBatch(tx, batch)).catch((error: unknown) =>
      log.error({ err: error, billId: id }, 'bill not settled'),
    )
    before = id
  }
  return bills.at(-1)?.id
}

/** Bills that an earlier result of the round has settled. A fault stops the rest: what was wrong stays as it is until it is mended. */
async function settleAnew(
  { database: { db }, clock, log }: Surroundings,
  round: RoundOfLottery,
): Promise<void> {
  if (round.round.resultNo === 1) return
  try {
    const next = () =>
      inTransaction(db, (tx) => resettleBatch(tx, { round, bills: AT_ONCE.bills, now: clock.now() }))
    while ((await next()) > 0);
  } catch (error) {
    log.error({ err: error, roundId: round.round.id }, 'bills not settled anew')
  }
}

/** Marks the round settled when no bill is pending, nor settled by an earlier result; true then. One that was refunded keeps its state. */
const close = (db: Db, roundId: string, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Whoever placed a bill while it was open has committed: they hold the round as well.
    const round = await findRound(tx, roundId, 'update')
    const unsettled = or(isPending(roundId), isOutdated(round!))
    const [left] = await tx.select({ bills: count() }).from(lottoBills).where(unsettled)
    if (left!.bills > 0) return false
    const state = sql`case ${lottoRounds.state} when 'resulted' then 'settled' else ${lottoRounds.state} end`
    await tx
      .update(lottoRounds)
      .set({ state, settledAt: now })
      .where(and(eq(lottoRounds.id, roundId), ended, isNull(lottoRounds.settledAt)))
    return true
  })

/** True when nothing of it is left to do. */
export async function settleRound(surroundings: Surroundings, roundId: string): Promise<boolean> {
  const { database, clock, log } = surroundings
  const round = await findRound(database.db, roundId)
  if (!round) return false
  let after: string | undefined = '0'
  while (after !== undefined) {
    const batch: Batch = { round, after, now: clock.now(), ...AT_ONCE }
    try {
      after = await inTransaction(database.db, (tx) => settleBatch(tx, batch))
    } catch (error) {
      log.warn({ err: error, roundId }, 'batch not settled')
      after = await oneByOne(surroundings, round, batch.after)
    }
  }
  await settleAnew(surroundings, round)
  return close(database.db, roundId, clock.now())
}
