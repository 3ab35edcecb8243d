/**
 * Gives back what a limit or a break kept out (decision 092): claim (a transaction), talk to the bank (none), write down what it said (a
 * transaction), each of which may be the last before a crash. One on its way is asked about and sent anew only when the bank never got it.
 */
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { paymentReturns } from '../../db/schema/payment.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { minute, second } from '../../kit/clock.ts'
import { defineJob } from '../../kit/job.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { payOnce } from '../../kit/services/pay-once.ts'
import type { PayoutAnswer } from '../../kit/services/payouts.ts'
import { formatBaht } from '#rules/baht.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import { endReturned, heldEvent } from './decide.ts'
import { returnOf } from './parts/returns.ts'

type Row = typeof paymentReturns.$inferSelect

/** While one worker talks to the bank no other does. */
const LEASE = 1 * minute
const AT_ONCE = 10

const claim = (db: Db, now: number): Promise<Row | null> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(paymentReturns)
      .where(and(inArray(paymentReturns.state, ['waiting', 'sending']), lte(paymentReturns.lookAt, now)))
      .orderBy(asc(paymentReturns.lookAt), asc(paymentReturns.eventId))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    await tx
      .update(paymentReturns)
      .set({ state: 'sending', sentAt: row.sentAt ?? now, lookAt: now + LEASE })
      .where(eq(paymentReturns.eventId, row.eventId))
    return row
  })

const writeDown = (db: Db, eventId: string, answer: PayoutAnswer, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const event = await heldEvent(tx, eventId)
    const row = await returnOf(tx, eventId)
    // Somebody else was told the end meanwhile: their word stands.
    if (!event || row?.state !== 'sending') return
    const set = (next: Partial<Row>) =>
      tx.update(paymentReturns).set(next).where(eq(paymentReturns.eventId, eventId))
    if (answer.state === 'done') {
      await set({ state: 'done', endedAt: now })
      await endReturned(tx, event, words.givenBack(formatBaht(event.amount)), now)
      return
    }
    // Refused: it stays held, for people.
    if (answer.state === 'refused') await set({ state: 'refused', reason: answer.reason, endedAt: now })
    else await set({ lookAt: now + (now - row.createdAt < 2 * minute ? 3 * second : 1 * minute) })
  })

/** Works through what is due; without a bank it is left to people. */
export async function returnTransfers({
  database: { db },
  clock,
  log,
  services,
}: Pick<JobContext, 'database' | 'clock' | 'log' | 'services'>): Promise<void> {
  const bank = services.payouts
  if (!bank) return
  for (let i = 0; i < AT_ONCE; i++) {
    const now = clock.now()
    const row = await claim(db, now)
    if (!row) return
    const { eventId, ref: reference, bankId, accountNo, accountName, amount, sentAt } = row
    const again = () =>
      db.update(paymentReturns).set({ sentAt: now }).where(eq(paymentReturns.eventId, eventId))
    const order = { reference, bankId, accountNo, accountName, amount }
    const answer = await payOnce(bank, db, { order, sentAt, now, again }).catch(
      (error: unknown): PayoutAnswer => {
        // No answer is no answer: it is asked about, never sent anew.
        log.warn({ err: error, ref: reference }, 'the bank did not answer')
        return { state: 'running' }
      },
    )
    await writeDown(db, eventId, answer, clock.now())
  }
}

/** Finds its work by itself, so that a lost message loses no money. */
export const returnsJob = defineJob(
  'payment.returns',
  z.object({}),
  async (_, context) => returnTransfers(context),
  { schedule: '* * * * *', everySeconds: 2 },
)
