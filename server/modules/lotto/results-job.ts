/** Asks the outside for results of draws that are due, and announces them. Yeekee has its own (modules/yeekee). */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute, second } from '../../kit/clock.ts'
import { announce } from './announce.ts'
import { drawsDue, nextResultAt } from './parts/due.ts'
import { SETTLE } from './settle-name.ts'

const RESULTS = 'lotto-results'

type Surroundings = Pick<JobContext, 'database' | 'clock' | 'services' | 'log'>

/**
 * Announces what is out; answers how many rounds that was. A round whose source fails, or says something that is no
 * result, waits for the next run and keeps no other round waiting.
 */
export async function readResults({ database, clock, services, log }: Surroundings): Promise<number> {
  const { draws } = services
  if (!draws) return 0
  let announced = 0
  for (const { round, lottery } of await drawsDue(database.db, clock.now())) {
    try {
      const draw = {
        lotteryKey: lottery.key,
        family: lottery.family,
        gameDay: round.gameDay,
        roundNo: round.roundNo,
      }
      const prizes = await draws.read(draw)
      if (prizes === null) continue
      const now = clock.now()
      const result = { roundId: round.id, prizes, now, sourceReadAt: now }
      if (await inTransaction(database.db, (tx) => announce(tx, result))) announced++
    } catch (error) {
      log.error({ err: error, round: round.id }, 'no result was read')
    }
  }
  return announced
}

export const lottoResultsJob = defineJob(
  RESULTS,
  z.object({}),
  async (_, context) => {
    if ((await readResults(context)) > 0) await context.send(SETTLE)
    // Results come on the minute, the schedule's runs somewhere in it: this one comes right after the next result.
    const next = await nextResultAt(context.database.db, context.clock.now())
    const wait = next === null ? Number.POSITIVE_INFINITY : next - context.clock.now()
    if (wait < minute)
      await context.send(RESULTS, {}, { afterSeconds: Math.max(1, Math.ceil(wait / second)) })
  },
  { schedule: '* * * * *', everySeconds: 2 },
)
