/** The queue's part of Yeekee. Finds its work by itself, so that a lost message, or a server that was down, costs no round. */
import { and, asc, gt, isNull, lte, notInArray, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Db } from '../../db/types.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { minute, second } from '../../kit/clock.ts'
import { SETTLE } from '../lotto/settle-name.ts'
import { closeYeekee } from './close.ts'

export const YEEKEE_CLOSE = 'yeekee-close'

/** The schedule looks once a minute, not always on time: what ends before its next look gets a message of its own. */
const AHEAD = 2 * minute

const waiting = and(
  isNull(yeekeeRounds.proof),
  notInArray(lottoRounds.state, ['resulted', 'settled', 'no_result', 'voided']),
)

const closings = (db: Db, when: ReturnType<typeof lte>) =>
  db
    .select({ id: lottoRounds.id, closesAt: lottoRounds.closesAt })
    .from(yeekeeRounds)
    .innerJoin(lottoRounds, eq(lottoRounds.id, yeekeeRounds.roundId))
    .where(and(waiting, when))
    .orderBy(asc(lottoRounds.closesAt))

/** Ends what is due, oldest first; one that fails keeps no other waiting. Answers how many ended. */
export async function closeDue({
  database: { db },
  clock,
  log,
}: Pick<JobContext, 'database' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now()
  let ended = 0
  for (const { id } of await closings(db, lte(lottoRounds.closesAt, now))) {
    try {
      if (await closeYeekee(db, id, now)) ended++
    } catch (error) {
      log.error({ err: error, roundId: id }, 'a yeekee round did not end')
    }
  }
  return ended
}

export const yeekeeJob = defineJob(
  YEEKEE_CLOSE,
  z.object({}),
  async (_, context) => {
    if ((await closeDue(context)) > 0) await context.send(SETTLE)
    const now = context.clock.now()
    const [next] = await closings(context.database.db, gt(lottoRounds.closesAt, now)).limit(1)
    const wait = next ? next.closesAt - now : Number.POSITIVE_INFINITY
    if (wait < AHEAD) await context.send(YEEKEE_CLOSE, {}, { afterSeconds: Math.ceil(wait / second) })
  },
  { schedule: '* * * * *', everySeconds: 2 },
)
