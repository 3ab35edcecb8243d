/** Creates rounds ahead and moves them on. Reads do not wait for it: they ask the clock. */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import { createRounds } from './create-rounds.ts'
import { moveRounds } from './parts/move-rounds.ts'

export const lottoRoundsJob = defineJob(
  'lotto-rounds',
  z.object({}),
  async (_, { database, clock }) => {
    await moveRounds(database.db, clock.now())
    await createRounds(database.db, clock.now())
  },
  { schedule: '* * * * *' },
)
