/** Wrong codes, counted by the hour: a code cannot be found by trying. */
import { eq, sql } from 'drizzle-orm'
import { couponTries } from '../../../db/schema/coupon.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { hour } from '../../../kit/clock.ts'

/** Wrong codes within an hour. */
export const MOST_WRONG = 5

type TriesRow = typeof couponTries.$inferSelect

const leftOf = (row: TriesRow | undefined, now: number) =>
  row && row.until > now ? Math.max(0, MOST_WRONG - row.wrong) : MOST_WRONG

export async function triesLeft(db: Db, memberId: string, now: number): Promise<number> {
  const [row] = await db.select().from(couponTries).where(eq(couponTries.memberId, memberId))
  return leftOf(row, now)
}

export interface Tries {
  readonly left: number
  /** When the hour is over. */
  readonly until: number
}

/** The member's tries, locked: two codes at once are looked at one after the other. */
export async function holdTries(tx: Tx, memberId: string, now: number): Promise<Tries> {
  const [row] = await tx
    .insert(couponTries)
    .values({ memberId, until: now })
    .onConflictDoUpdate({ target: couponTries.memberId, set: { memberId } })
    .returning()
  return { left: leftOf(row, now), until: row!.until }
}

/** One more; the first opens the hour. */
export async function noteWrong(tx: Tx, memberId: string, now: number): Promise<void> {
  const over = sql`${couponTries.until} <= ${sql.param(now, couponTries.until)}`
  await tx
    .update(couponTries)
    .set({
      wrong: sql`case when ${over} then 1 else ${couponTries.wrong} + 1 end`,
      until: sql`case when ${over} then ${sql.param(now + hour, couponTries.until)} else ${couponTries.until} end`,
    })
    .where(eq(couponTries.memberId, memberId))
}
