/**
 * What a member's limits leave, and how they change. Amounts are satang, or minutes where time is limited; null is no limit.
 * Tighter holds at once. Looser waits, and holds only once the member has confirmed it in the days after the wait: in between
 * nothing is loosened, whatever is done or left undone.
 */
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { dayPlus, daysApart, thaiDayOf, thaiDayStart } from '../thai-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Hours that an increase may be made to wait. */
export const coolOffs = [24, 72, 168] as const

/** A number of `coolOffs`. */
export type CoolOff = (typeof coolOffs)[number]

/** How long an increase can be confirmed after its wait. */
const CONFIRM_WITHIN = 7 * DAY

/** A limit with what counts against it in its frame. */
export interface Counted {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number
  readonly used: number
}

/** What one limit leaves; never below zero. A net win leaves more than the limit of loss itself. */
export const leftOf = ({ amount, used }: Pick<Counted, 'amount' | 'used'>): number =>
  Math.max(0, amount - used)

/** The limit of a kind that leaves least, which is the one that counts; undefined where there is none of the kind. */
export const tightestOf = <L extends Counted>(limits: readonly L[], kind: LimitKind): L | undefined =>
  limits
    .filter((limit) => limit.kind === kind)
    .reduce<L | undefined>(
      (least, limit) => (least === undefined || leftOf(limit) < leftOf(least) ? limit : least),
      undefined,
    )

/** `now`: holds at once. `same`: was looked at and stays. `waits`: must wait and be confirmed. `nothing`: there was none. */
export type Change = 'now' | 'same' | 'waits' | 'nothing'

/** What becomes of a wish to change a limit from one amount to another. */
export function changeOf(before: number | null, wanted: number | null): Change {
  if (before === null) return wanted === null ? 'nothing' : 'now'
  if (wanted === null || wanted > before) return 'waits'
  return wanted === before ? 'same' : 'now'
}

/** When an increase can be confirmed: from and until, epoch ms (UTC). */
export function confirmWindow(askedAt: number, coolOff: CoolOff): { from: number; until: number } {
  const from = askedAt + coolOff * HOUR
  return { from, until: from + CONFIRM_WITHIN }
}

/** How an increase stands: too early, can be confirmed, or over as if it had never been asked for. */
export function raiseAt(
  { from, until }: { readonly from: number; readonly until: number },
  now: number,
): 'waiting' | 'ready' | 'lapsed' {
  if (now < from) return 'waiting'
  return now < until ? 'ready' : 'lapsed'
}

/** The same day six months later, or the last one of that month, `2027-05-20`. */
function sixMonthsLater(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const months = year * 12 + month - 1 + 6
  const first = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const next = `${Math.floor((months + 1) / 12)}-${String(((months + 1) % 12) + 1).padStart(2, '0')}-01`
  return dayPlus(first, Math.min(date, daysApart(first, next)) - 1)
}

/** Whether a limit that was set, or looked at, then is to be looked at again. */
export const needsReview = (since: number, now: number): boolean =>
  now >= thaiDayStart(sixMonthsLater(thaiDayOf(since)))

/**
 * The most that a deposit of whole baht can ask for, satang: up to 99 satang are added so that transfers are told apart, and
 * they count too.
 */
export const mostToAsk = (left: number): number => Math.max(0, Math.floor((left - 99) / 100) * 100)
