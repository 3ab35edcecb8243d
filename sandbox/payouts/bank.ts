/** The bank that pays withdrawals out: a stand-in that keeps its own books, pays each reference once, and can fail. */
import '../not-in-production.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { sandboxPayouts } from '#server/db/schema/sandbox.ts'
import type { Db } from '#server/db/types.ts'
import { second, type Clock } from '#server/kit/clock.ts'
import type { PayoutAnswer, PayoutBank, PayoutOrder, PayoutRefusal } from '#server/kit/services/payouts.ts'
import {
  ACCOUNT_REFUSED,
  AMOUNT_PAYOUT_BY_HAND,
  AMOUNT_PAYOUT_REFUSED,
  AMOUNT_PAYOUT_SILENT,
} from '../sentinels.ts'

type Row = typeof sandboxPayouts.$inferSelect
export type Decision = 'done' | PayoutRefusal

const DECIDES_AFTER = 4 * second

const hasAmount = (order: PayoutOrder, amount: string): boolean =>
  order.amount === satang(Number(amount) * 100)

const isRefused = (order: Pick<PayoutOrder, 'amount' | 'accountNo'>): boolean =>
  order.amount === satang(Number(AMOUNT_PAYOUT_REFUSED) * 100) || order.accountNo === ACCOUNT_REFUSED

/** What it says by itself once the time has come. */
const own = (row: Row): Decision => (isRefused(row) ? 'name_mismatch' : 'done')

function answerOf(row: Row, now: number): PayoutAnswer {
  const decided = (row.answer || (row.answersAt !== null && row.answersAt <= now ? own(row) : '')) as
    Decision | ''
  if (decided === '') return { state: 'running' }
  return decided === 'done' ? { state: 'done' } : { state: 'refused', reason: decided }
}

export function sandboxPayoutBank(clock: Clock): PayoutBank {
  const find = async (db: Db, reference: string): Promise<Row | undefined> =>
    (await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.reference, reference)))[0]
  return {
    async send(db, order) {
      const now = clock.now()
      const { reference, bankId, accountNo, accountName, amount } = order
      const answersAt = hasAmount(order, AMOUNT_PAYOUT_BY_HAND) ? null : now + DECIDES_AFTER
      const [row] = await db
        .insert(sandboxPayouts)
        .values({ reference, bankId, accountNo, accountName, amount, asked: 1, answersAt, createdAt: now })
        .onConflictDoUpdate({
          target: sandboxPayouts.reference,
          set: { asked: sql`${sandboxPayouts.asked} + 1` },
        })
        .returning()
      if (hasAmount(order, AMOUNT_PAYOUT_SILENT))
        throw new Error('sentinel: the bank took it and said nothing')
      return answerOf(row!, now)
    },
    async ask(db, reference) {
      const row = await find(db, reference)
      return row ? answerOf(row, clock.now()) : { state: 'absent' }
    },
  }
}

/** The newest first, with how each stands. */
export async function latestPayouts(db: Db, now: number, limit: number) {
  const rows = await db.select().from(sandboxPayouts).orderBy(desc(sandboxPayouts.createdAt)).limit(limit)
  return rows.map((row) => ({ ...row, stands: answerOf(row, now) }))
}

/** Decides one by hand; false when there is none, or it is decided already. */
export async function decide(db: Db, reference: string, answer: Decision, now: number): Promise<boolean> {
  const [row] = await db.select().from(sandboxPayouts).where(eq(sandboxPayouts.reference, reference))
  if (!row || answerOf(row, now).state !== 'running') return false
  const changed = await db
    .update(sandboxPayouts)
    .set({ answer })
    .where(and(eq(sandboxPayouts.reference, reference), eq(sandboxPayouts.answer, '')))
    .returning({ reference: sandboxPayouts.reference })
  return changed.length === 1
}
