/** The queue's part of withdrawals. Finds its work by itself, so that a lost message loses no money. */
import * as z from 'zod/mini'
import { defineJob } from '../../kit/job.ts'
import { second } from '../../kit/clock.ts'
import { runPayouts } from './payout.ts'

export const PAYOUTS = 'withdraw-payouts'

/** Sent with each request; what is due later than this is left to the next minute's run. */
const SOON = 20 * second

export const payoutJob = defineJob(
  PAYOUTS,
  z.object({}),
  async (_, context) => {
    const next = await runPayouts(context)
    if (next !== null && next < SOON)
      await context.send(PAYOUTS, {}, { afterSeconds: Math.max(1, Math.ceil(next / second)) })
  },
  { schedule: '* * * * *', everySeconds: 2 },
)
