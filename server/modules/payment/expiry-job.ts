/** Writes down what has expired. Reads do not wait for it (rules.ts `stateAt`): it keeps the table true to them. */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import { expireOrders } from './read-orders.ts'

export const expireDeposits = defineJob(
  'payment.expire',
  z.object({}),
  async (_, { database, clock }) => void (await expireOrders(database.db, clock.now())),
  { schedule: '* * * * *' },
)
