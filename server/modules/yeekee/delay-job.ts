/**
 * Computes the delays of rounds that have closed: a share at a time, so that a server that stops waits for none, and what is
 * computed is kept every second. Cut off, it goes on from there, here or in another process.
 */
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'
import { second } from '../../kit/clock.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import type { Delay } from '../../kit/services/delay.ts'
import { type DueDelay, keepCheckpoints, takeDelays } from './parts/delays.ts'
import { YEEKEE_CLOSE, YEEKEE_DELAY } from './job-names.ts'

/** How long a share is, by this machine's own time, milliseconds: less than a server waits for its jobs when it stops. */
const SHARE = 7 * second
const KEPT_EVERY = second

/** Side by side, a thread each; one processor is left to serve. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)

type Surroundings = Pick<JobContext, 'database' | 'clock'>

/** Answers whether the delay has come to its end. */
async function computeShare({ database: { db }, clock }: Surroundings, delay: Delay, due: DueDelay) {
  const { length, from, done } = due
  const computed: string[] = []
  const left = length.segments - done
  const until = performance.now() + SHARE
  let keeping = Promise.resolve()
  let kept = performance.now()
  await delay.run({ ...length, from, segments: left }, (checkpoint) => {
    computed.push(checkpoint)
    if (performance.now() > kept + KEPT_EVERY) {
      kept = performance.now()
      const known = [...computed]
      keeping = keeping.then(() => keepCheckpoints(db, due, known, clock.now() + LEASED))
    }
    return performance.now() < until
  })
  await keeping
  await keepCheckpoints(db, due, computed, null)
  return computed.length >= left
}

/** Longer than between two times that it is kept. */
const LEASED = 20 * second

/** Answers how many delays have come to their end, and how many have not. */
export async function computeDelays({
  services,
  log,
  ...surroundings
}: Pick<JobContext, 'services' | 'log'> & Surroundings) {
  const { delay } = services
  const ended = { whole: 0, begun: 0 }
  if (!delay) return ended
  const { database, clock } = surroundings
  const due = await takeDelays(database.db, clock.now(), AT_ONCE)
  await Promise.all(
    due.map(async (one) => {
      try {
        if (await computeShare(surroundings, delay, one)) ended.whole++
        else ended.begun++
      } catch (error) {
        log.error({ err: error, roundId: one.roundId }, 'a yeekee delay was not computed')
      }
    }),
  )
  return ended
}

export const yeekeeDelayJob = defineJob(
  YEEKEE_DELAY,
  z.object({}),
  async (_, context) => {
    const { whole, begun } = await computeDelays(context)
    if (whole > 0) await context.send(YEEKEE_CLOSE)
    if (whole + begun > 0) await context.send(YEEKEE_DELAY)
  },
  { schedule: '* * * * *', everySeconds: 1 },
)
