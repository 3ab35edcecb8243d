/**
 * The queue's part of paying winners: every minute by itself, and sent by whoever announces. Nothing but the prizes
 * that are written says what is left to do; two processes at it take turns by the poll's row.
 */
import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { polls } from '../../db/schema/poll.ts'
import { inTransaction } from '../../db/transaction.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { AT_ONCE, settleBatch } from './settle.ts'

export const POLL_SETTLE = 'poll-settle'

type Surroundings = Pick<JobContext, 'database' | 'clock' | 'log'>

async function settlePoll({ database: { db }, clock, log }: Surroundings, pollId: string): Promise<void> {
  let after = '0'
  for (;;) {
    const batch = { pollId, after, most: AT_ONCE, now: clock.now() }
    const settled = await inTransaction(db, (tx) => settleBatch(tx, batch))
    if (settled === 'done') return
    if (settled.stuck.length > 0)
      log.error({ pollId, members: settled.stuck }, 'poll winners without a main wallet')
    after = settled.paidTo
  }
}

/** Works through every poll that was announced and is not settled. One that fails keeps no other back. */
export async function settlePolls(surroundings: Surroundings): Promise<void> {
  const { database, log } = surroundings
  const due = await database.db
    .select({ id: polls.id })
    .from(polls)
    .where(and(isNotNull(polls.announcedAt), isNull(polls.settledAt)))
    .orderBy(asc(polls.announcedAt), asc(polls.id))
  for (const { id: pollId } of due) {
    try {
      await settlePoll(surroundings, pollId)
    } catch (error) {
      log.error({ err: error, pollId }, 'poll not settled')
    }
  }
}

export const pollSettleJob = defineJob(
  POLL_SETTLE,
  z.object({}),
  async (_, context) => settlePolls(context),
  {
    schedule: '* * * * *',
    everySeconds: 2,
  },
)
