/** All nightly computations, in the order they run; one job carries them out. */
import * as z from 'zod/mini'
import type { Db } from './db/types.ts'
import { defineJob } from './kit/job.ts'
import { affiliateNightly } from './modules/affiliate/nightly.ts'
import { dailyCashback, weeklyCashback } from './modules/cashback/nightly.ts'
import { expirePoints } from './modules/points/expire-points.ts'
import { playPoints } from './modules/points/play-points.ts'
import { runNightly, type Nightly } from './modules/nightly/run-nightly.ts'

const nightlies: readonly Nightly[] = [
  expirePoints,
  playPoints,
  affiliateNightly,
  dailyCashback,
  weeklyCashback,
]

/** Everything that is due at `now`. */
export async function runNightlies(db: Db, now: number): Promise<void> {
  for (const nightly of nightlies) await runNightly(db, nightly, now)
}

/** Every hour, so that a night that was missed is made up for within one. */
export const nightlyJob = defineJob(
  'nightly',
  z.object({}),
  async (_, { database, clock }) => runNightlies(database.db, clock.now()),
  { schedule: '5 * * * *' },
)
