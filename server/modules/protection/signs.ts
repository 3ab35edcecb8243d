/** The member's own record of five weeks, as the signs of harm are judged by it. */
import { and, eq, gte, ne } from 'drizzle-orm'
import { NIGHT_HOURS, signsOf, SIGNS_LOOK_BACK, type PlayRecord, type Sign } from '#rules/protection/signs.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { paymentEvents, paymentOrders } from '../../db/schema/payment.ts'
import { protectionChanges, protectionDays } from '../../db/schema/protection.ts'
import { withdrawals } from '../../db/schema/withdraw.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../db/types.ts'

const nightsSince = statement<{ day: string }>(
  'protection.nights',
  `select distinct to_char(bet.at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day from (
     select r.created_at as at from game_sessions s join game_rounds r on r.session_id = s.id
      where s.member_id = $1 and s.launched_at >= $3::timestamptz and r.created_at >= $2::timestamptz
     union all
     select b.placed_at from lotto_bills b where b.member_id = $1 and b.placed_at >= $2::timestamptz
   ) bet where extract(hour from bet.at at time zone 'Asia/Bangkok') < $4`,
)

/** A game that was opened so long before a bet may still be open at it. */
const LONGEST_GAME = 7 * 86_400_000

async function recordOf(db: Db, memberId: string, now: number): Promise<PlayRecord> {
  const since = now - SIGNS_LOOK_BACK
  const iso = (at: number) => new Date(at).toISOString()
  const [deposits, taken, days, nights, raises] = await Promise.all([
    db
      .select({ at: paymentEvents.receivedAt, amount: paymentEvents.amount })
      .from(paymentOrders)
      .innerJoin(paymentEvents, eq(paymentEvents.orderId, paymentOrders.id))
      .where(
        and(
          eq(paymentOrders.memberId, memberId),
          eq(paymentEvents.outcome, 'credited'),
          gte(paymentEvents.receivedAt, since),
        ),
      ),
    db
      .select({ at: withdrawals.createdAt })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.memberId, memberId),
          ne(withdrawals.state, 'refused'),
          gte(withdrawals.createdAt, since),
        ),
      ),
    db
      .select({ day: protectionDays.day, staked: protectionDays.staked, returned: protectionDays.returned })
      .from(protectionDays)
      .where(and(eq(protectionDays.memberId, memberId), gte(protectionDays.day, thaiDayOf(since)))),
    nightsSince(db, [memberId, iso(since), iso(since - LONGEST_GAME), NIGHT_HOURS]),
    db
      .select({ at: protectionChanges.at })
      .from(protectionChanges)
      .where(
        and(
          eq(protectionChanges.memberId, memberId),
          eq(protectionChanges.act, 'asked'),
          gte(protectionChanges.at, since),
        ),
      ),
  ])
  return {
    deposits,
    withdrawals: taken,
    days,
    nights: nights.map(({ day }) => day),
    raises: raises.map(({ at }) => at),
  }
}

/** The signs that are there now, the gravest first. */
export async function signsFor(db: Db, memberId: string, now: number): Promise<Sign[]> {
  return signsOf(await recordOf(db, memberId, now), now)
}
