/** Asks the outside for results of draws that are due, and gives up those that are too late. Yeekee has its own (modules/yeekee). */
import * as z from 'zod/mini'
import { lottoActs } from '../../db/schema/lotto.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import type { DrawSource } from '../../kit/services/draws.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute, second } from '../../kit/clock.ts'
import { endWithoutResult } from './announce.ts'
import { drawsDue, nextResultAt } from './parts/due.ts'
import { takeReading } from './readings.ts'
import type { RoundOfLottery } from './rounds.ts'
import { SETTLE } from './settle-name.ts'

const RESULTS = 'lotto-results'

type Surroundings = Pick<JobContext, 'database' | 'clock' | 'services' | 'log'>

/** Answers whether this was the last word that was needed. */
async function readFrom(
  source: DrawSource,
  { round, lottery }: RoundOfLottery,
  { database, clock, log }: Surroundings,
): Promise<boolean> {
  try {
    const { key: lotteryKey, family } = lottery
    const { gameDay, roundNo } = round
    const said = await source.read({ lotteryKey, family, gameDay, roundNo })
    if (said === null) return false
    const reading = { roundId: round.id, by: { source: source.name }, ...said, now: clock.now() }
    return (await inTransaction(database.db, (tx) => takeReading(tx, reading))) === 'announced'
  } catch (error) {
    log.error({ err: error, round: round.id, source: source.name }, 'no result was read')
    return false
  }
}

/**
 * Announces what enough sources say alike; answers how many rounds that was. A round whose source fails, or says something
 * that is no result, waits for the next run and keeps no other round waiting.
 */
export async function readResults(surroundings: Surroundings): Promise<number> {
  const { database, clock, services } = surroundings
  let announced = 0
  for (const due of await drawsDue(database.db, clock.now()))
    for (const source of services.draws ?? []) if (await readFrom(source, due, surroundings)) announced++
  return announced
}

/** Rounds whose deadline has passed: every stake goes back. Answers how many this call ended. */
export async function giveUpLate({ database: { db }, clock, log }: Surroundings): Promise<number> {
  const now = clock.now()
  const late = (await drawsDue(db, now)).filter(
    ({ round, lottery }) => round.resultAt + lottery.deadlineMinutes * minute <= now,
  )
  let ended = 0
  for (const { round, lottery } of late) {
    const isEnded = await inTransaction(db, async (tx) => {
      const end = { roundId: round.id, state: 'no_result', resultAt: round.resultAt, now } as const
      if (!(await endWithoutResult(tx, end))) return false
      const reason = `no result ${lottery.deadlineMinutes} minutes after its time`
      await tx
        .insert(lottoActs)
        .values({ roundId: round.id, act: 'void', actor: 'deadline', reason, at: now })
      return true
    })
    if (!isEnded) continue
    ended++
    log.error({ round: round.id, lottery: lottery.key }, 'a round was given up at its deadline')
  }
  return ended
}

export const lottoResultsJob = defineJob(
  RESULTS,
  z.object({}),
  async (_, context) => {
    const announced = await readResults(context)
    // What is held longer than a minute is found by the settler's own schedule.
    if ((await giveUpLate(context)) + announced > 0) await context.send(SETTLE)
    // Results come on the minute, the schedule's runs somewhere in it: this one comes right after the next result.
    const next = await nextResultAt(context.database.db, context.clock.now())
    const wait = next === null ? Number.POSITIVE_INFINITY : next - context.clock.now()
    if (wait < minute)
      await context.send(RESULTS, {}, { afterSeconds: Math.max(1, Math.ceil(wait / second)) })
  },
  { schedule: '* * * * *', everySeconds: 2 },
)
