/** Limits as they hold, with what counts against them in the frame of now. */
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { leftOf, tightestOf } from '#rules/protection/limits.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../db/types.ts'

/** Satang, or minutes; `since` in epoch ms. */
export interface HeldLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number
  readonly used: number
  readonly since: number
}

const reading = statement<{
  kind: LimitKind
  period: LimitPeriod
  amount: string | number
  used: string | number
  since: string | Date
}>(
  'protection.limits',
  `select l.kind, l.period, l.amount, l.since,
     protection_in_frame(l.member_id, l.kind, l.period, $2::date) as used
   from protection_limits l where l.member_id = $1`,
)

export async function limitsOf(db: Db, memberId: string, now: number): Promise<HeldLimit[]> {
  const rows = await reading(db, [memberId, thaiDayOf(now)])
  return rows.map(({ kind, period, amount, used, since }) => ({
    kind,
    period,
    amount: Number(amount),
    used: Number(used),
    since: new Date(since).getTime(),
  }))
}

/** What a stake may come to by the tightest limit, satang, and which one that is; null without one. A full limit of time leaves nothing. */
export async function stakeLeft(db: Db, memberId: string, now: number) {
  const limits = await limitsOf(db, memberId, now)
  const time = tightestOf(limits, 'time')
  if (time && leftOf(time) === 0) return { kind: time.kind, period: time.period, left: 0 }
  const [limit] = [tightestOf(limits, 'stake'), tightestOf(limits, 'loss')]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => leftOf(a) - leftOf(b))
  return limit ? { kind: limit.kind, period: limit.period, left: leftOf(limit) } : null
}

/** What may still be deposited by the tightest limit, satang, and which one that is; null without one. */
export async function depositLeft(db: Db, memberId: string, now: number) {
  const limit = tightestOf(await limitsOf(db, memberId, now), 'deposit')
  return limit ? { period: limit.period, left: leftOf(limit) } : null
}
