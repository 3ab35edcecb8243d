/** What protects the member, as the contract shows it. */
import { eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import {
  limitKinds,
  limitPeriods,
  type LimitKind,
  type MemberLimit,
  type Protection,
} from '#contracts/protection.ts'
import { frameAt } from '#rules/protection/frames.ts'
import { needsReview, raiseAt, type CoolOff } from '#rules/protection/limits.ts'
import { protectionRaises } from '../../../db/schema/protection.ts'
import { statement } from '../../../db/statement.ts'
import type { Db } from '../../../db/types.ts'
import { reminderOf } from '../../pause/play-clock.ts'
import { pauseOf } from '../../pause/standing.ts'
import { limitsOf, type HeldLimit } from '../read-limits.ts'

type RaiseRow = typeof protectionRaises.$inferSelect

const sumOf = (kind: LimitKind, amount: number | null) =>
  kind === 'time' ? { minutes: amount } : { amount: amount === null ? null : satang(amount) }

function pendingOf(raise: RaiseRow | undefined, now: number): MemberLimit['pending'] {
  if (!raise || raiseAt({ from: raise.confirmFrom, until: raise.confirmUntil }, now) === 'lapsed') return null
  return {
    ...sumOf(raise.kind, raise.amount),
    confirm_from: raise.confirmFrom,
    confirm_until: raise.confirmUntil,
    ...(raise.amount === null ? { none: true } : {}),
  }
}

function limitView(limit: HeldLimit, raise: RaiseRow | undefined, now: number): MemberLimit {
  const { kind, period, amount, used, since } = limit
  return {
    kind,
    period,
    ...sumOf(kind, amount),
    ...(kind === 'time' ? { minutes_used: used } : { used: satang(used) }),
    resets_at: frameAt(period, now).resetsAt,
    pending: pendingOf(raise, now),
    ...(needsReview(since, now) ? { review: true } : {}),
  }
}

const placeOf = ({ kind, period }: Pick<HeldLimit, 'kind' | 'period'>) =>
  limitKinds.indexOf(kind) * limitPeriods.length + limitPeriods.indexOf(period)

const asking = statement<{ fresh: boolean }>(
  'protection.offer',
  `select not exists (select from protection_offers o where o.member_id = $1)
     and not exists (select from protection_days d where d.member_id = $1 and d.deposited > 0) as fresh`,
)

export async function protectionOf(
  db: Db,
  memberId: string,
  coolOff: CoolOff,
  now: number,
): Promise<Protection> {
  const [limits, raises, [offer], reminder, pause] = await Promise.all([
    limitsOf(db, memberId, now),
    db.select().from(protectionRaises).where(eq(protectionRaises.memberId, memberId)),
    asking(db, [memberId]),
    reminderOf(db, memberId),
    pauseOf(db, memberId, now),
  ])
  const raiseOf = (limit: HeldLimit) =>
    raises.find(({ kind, period }) => kind === limit.kind && period === limit.period)
  return {
    limits: [...limits]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((limit) => limitView(limit, raiseOf(limit), now)),
    reminder_minutes: reminder,
    pause,
    cool_off_hours: coolOff,
    ...(offer!.fresh && limits.length === 0 ? { offer: true } : {}),
  }
}
