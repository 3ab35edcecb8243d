/** A limit as it is shown: baht, or hours and minutes. */
import type { LimitKind, LimitPeriod, MemberLimit } from '#contracts/protection.ts'
import { limitKinds, limitPeriods } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'

/** A limit whose words we know. */
export interface ShownLimit extends MemberLimit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** What a newer platform might add is left out. */
export const isShown = (limit: MemberLimit): limit is ShownLimit =>
  (limitKinds as readonly string[]).includes(limit.kind) &&
  (limitPeriods as readonly string[]).includes(limit.period)

/** `value` in satang, or minutes of a limit of time. */
export const sumText = (kind: LimitKind, value: number): string =>
  kind === 'time' ? words.minutes(Math.floor(value / 60), value % 60) : formatBaht(value)

/** Satang, or minutes; null: no limit. */
export const mostOf = ({
  kind,
  amount,
  minutes,
}: Pick<MemberLimit, 'kind' | 'amount' | 'minutes'>): number | null =>
  (kind === 'time' ? minutes : amount) ?? null

/** What counts against it by now; below zero after a net win. */
export const usedOf = ({ kind, used, minutes_used }: MemberLimit): number =>
  (kind === 'time' ? minutes_used : used) ?? 0
