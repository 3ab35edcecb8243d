/** Creates rounds ahead, fits them to their calendars and moves them on. Reads do not wait for it: they ask the clock. */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import { createRounds } from './create-rounds.ts'
import { moveRounds } from './parts/move-rounds.ts'
import { SETTLE } from './settle-name.ts'
import { fitRounds } from './special-days.ts'

export const lottoRoundsJob = defineJob(
  'lotto-rounds',
  z.object({}),
  async (_, { database, clock, services, send }) => {
    if ((await fitRounds(database.db, clock.now())) > 0) await send(SETTLE)
    await moveRounds(database.db, clock.now())
    await createRounds(database.db, clock.now(), services)
  },
  { schedule: '* * * * *' },
)
