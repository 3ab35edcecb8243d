/**
 * The queue's part of settling: sent after a result, and every minute by itself, so that a lost message keeps nobody's
 * money. Exactly once, and from wherever the last run was cut off: nothing but the states of rounds and bills says what
 * is left to do. Two processes at it take turns by the locks of the wallets and find what the other has left.
 */
import { and, asc, isNotNull, isNull, lte, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { defineJob } from '../../kit/job.ts'
import { SETTLE } from '../lotto/settle-name.ts'
import { ended, settleRound, type Surroundings } from './settle-round.ts'

/** Works through every round that has ended and whose result has stood long enough, the oldest end first. Answers how many were finished. */
export async function settleDue(surroundings: Surroundings): Promise<number> {
  const { database, clock, log } = surroundings
  const due = await database.db
    .select({ id: lottoRounds.id })
    .from(lottoRounds)
    .where(
      and(
        ended,
        isNotNull(lottoRounds.announcedAt),
        isNull(lottoRounds.settledAt),
        or(isNull(lottoRounds.paysAt), lte(lottoRounds.paysAt, clock.now())),
      ),
    )
    .orderBy(asc(lottoRounds.announcedAt), asc(lottoRounds.id))
  let finished = 0
  for (const { id: roundId } of due) {
    try {
      if (await settleRound(surroundings, roundId)) finished++
    } catch (error) {
      log.error({ err: error, roundId }, 'round not settled')
    }
  }
  return finished
}

export const settleJob = defineJob(
  SETTLE,
  z.object({}),
  async (_, context) => void (await settleDue(context)),
  { schedule: '* * * * *', everySeconds: 2 },
)
