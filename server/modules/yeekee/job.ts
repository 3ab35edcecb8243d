/** The queue's part of Yeekee. Finds its work by itself, so that a lost message, or a server that was down, costs no round. */
import { and, asc, gt, isNull, lte, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Db } from '../../db/types.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { minute, second } from '../../kit/clock.ts'
import { SETTLE } from '../lotto/settle-name.ts'
import { closeYeekee } from './close.ts'
import { YEEKEE_CLOSE, YEEKEE_DELAY } from './job-names.ts'
import { takesDelay } from './parts/delays.ts'

/** The schedule looks once a minute, not always on time: what ends before its next look gets a message of its own. */
const AHEAD = 2 * minute

/** A round costs some 60 ms of processor for its beacon's signature: after an outage others are to be served meanwhile. */
const AT_ONCE = 20

/** Those that ended without a result show their list, too. */
const waiting = isNull(yeekeeRounds.proof)

const closings = (db: Db, when: ReturnType<typeof lte>) =>
  db
    .select({ id: lottoRounds.id, closesAt: lottoRounds.closesAt })
    .from(yeekeeRounds)
    .innerJoin(lottoRounds, eq(lottoRounds.id, yeekeeRounds.roundId))
    .where(and(waiting, when))
    .orderBy(asc(lottoRounds.closesAt))

/** Ends what is due, oldest first, `most` at a time; one that fails keeps no other waiting. Answers how many ended. */
export async function closeDue(
  {
    database: { db },
    clock,
    log,
    services: { beacon },
  }: Pick<JobContext, 'database' | 'clock' | 'log' | 'services'>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const now = clock.now()
  let ended = 0
  for (const { id } of await closings(db, lte(lottoRounds.closesAt, now))) {
    if (ended === most) break
    try {
      if (await closeYeekee(db, { roundId: id, now, beacon })) ended++
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
    const ended = await closeDue(context, AT_ONCE)
    if (ended > 0) await context.send(SETTLE)
    if (await takesDelay(context.database.db, context.clock.now())) await context.send(YEEKEE_DELAY)
    if (ended === AT_ONCE) return context.send(YEEKEE_CLOSE)
    const now = context.clock.now()
    const [next] = await closings(context.database.db, gt(lottoRounds.closesAt, now)).limit(1)
    const wait = next ? next.closesAt - now : Number.POSITIVE_INFINITY
    if (wait < AHEAD) await context.send(YEEKEE_CLOSE, {}, { afterSeconds: Math.ceil(wait / second) })
  },
  { schedule: '* * * * *', everySeconds: 2 },
)
