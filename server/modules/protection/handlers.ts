/** Limits of the member: reading, setting, raising in two steps (domain.md §8). What they refuse is refused where money moves. */
import { desc, eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import {
  confirmLimit,
  declineLimits,
  getLimitChanges,
  getProtection,
  setLimit,
  withdrawLimitChange,
  type LimitKind,
} from '#contracts/protection.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { protectionChanges } from '../../db/schema/protection.ts'
import type { Tx } from '../../db/types.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { invalid } from '../../kit/errors.ts'
import { reply } from '../../kit/reply.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import { answerOffer, confirmRaise, dropRaise, wishLimit } from './parts/change.ts'
import { protectionOf } from './parts/view.ts'

const MOST_LISTED = 100
/** Satang. */
const MOST = 1_000_000_000_00

/** What was asked for in the unit of its kind; null: no limit. */
function wantedOf({ kind, amount, minutes }: RequestOf<typeof setLimit>): number | null {
  if (kind === 'time') {
    if (amount !== undefined || (minutes !== undefined && minutes < 0))
      invalid({ minutes: words.needsMinutes })
    return minutes ?? null
  }
  if (minutes !== undefined) invalid({ amount: words.needsAmount })
  if (amount !== undefined && amount > MOST) invalid({ amount: words.tooMuch })
  return amount ?? null
}

async function changesOf(tx: Tx, memberId: string) {
  const rows = await tx
    .select()
    .from(protectionChanges)
    .where(eq(protectionChanges.memberId, memberId))
    .orderBy(desc(protectionChanges.id))
    .limit(MOST_LISTED)
  const sums = (kind: LimitKind, before: number | null, after: number | null) =>
    kind === 'time'
      ? { minutes_before: before, minutes_after: after }
      : {
          before: before === null ? null : satang(before),
          after: after === null ? null : satang(after),
        }
  return rows.map(({ kind, period, act, actor, before, after, at }) => ({
    kind,
    period,
    act,
    by: actor === 'member' ? ('member' as const) : ('staff' as const),
    ...sums(kind, before, after),
    at,
  }))
}

export const protectionHandlers = collect(
  handle(getProtection, (_, { tx, member, deps, now }) =>
    protectionOf(tx, member.id, deps.config.coolOffHours, now),
  ),

  handle(setLimit, async (input, { tx, member, deps, now }) => {
    const coolOff = deps.config.coolOffHours
    const { kind, period } = input
    const wish = { memberId: member.id, kind, period, wanted: wantedOf(input), coolOff, now }
    const change = await wishLimit(tx, wish)
    const message = { now: words.set, same: words.kept, waits: words.asked(coolOff), nothing: words.kept }[
      change
    ]
    return reply({ data: await protectionOf(tx, member.id, coolOff, now), message })
  }),

  handle(confirmLimit, async ({ kind, period }, { tx, member, deps, now }) => {
    await confirmRaise(tx, { memberId: member.id, kind, period }, now)
    const data = await protectionOf(tx, member.id, deps.config.coolOffHours, now)
    return reply({ data, message: words.confirmed })
  }),

  handle(withdrawLimitChange, async ({ kind, period }, { tx, member, deps, now }) => {
    await dropRaise(tx, { memberId: member.id, kind, period }, now)
    const data = await protectionOf(tx, member.id, deps.config.coolOffHours, now)
    return reply({ data, message: words.dropped })
  }),

  handle(declineLimits, async (_, { tx, member, deps, now }) => {
    await answerOffer(tx, member.id, now)
    return protectionOf(tx, member.id, deps.config.coolOffHours, now)
  }),

  handle(getLimitChanges, (_, { tx, member }) => changesOf(tx, member.id)),
)
