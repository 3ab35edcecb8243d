/**
 * Changes of a limit. All begin with the lock of the member's wallets, so that a bet or a deposit is before or after the change, and
 * once it was answered none passes by the limit of before.
 */
import { and, eq } from 'drizzle-orm'
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { changeOf, confirmWindow, raiseAt, type CoolOff } from '#rules/protection/limits.ts'
import {
  protectionChanges,
  protectionLimits,
  protectionOffers,
  protectionRaises,
  type LimitAct,
} from '../../../db/schema/protection.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { protectionWords as words } from '../../../strings/protection.ts'

/** Of whom, and which of the limits. */
export interface Which {
  readonly memberId: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

type Limits = typeof protectionLimits
type Raises = typeof protectionRaises

const isOf = (table: Limits | Raises, { memberId, kind, period }: Which) =>
  and(eq(table.memberId, memberId), eq(table.kind, kind), eq(table.period, period))

/** Locks; satang or minutes, null where there is none. */
export async function held(tx: Tx, which: Which): Promise<number | null> {
  await lockMember(tx, which.memberId)
  const [row] = await tx
    .select({ amount: protectionLimits.amount })
    .from(protectionLimits)
    .where(isOf(protectionLimits, which))
  return row?.amount ?? null
}

interface Noted {
  readonly act: LimitAct
  readonly before: number | null
  readonly after: number | null
  readonly now: number
  readonly actor?: string
  readonly reason?: string
}

/** Writes down what was done. */
export async function note(
  tx: Tx,
  { memberId, kind, period }: Which,
  { act, before, after, now, actor = 'member', reason = '' }: Noted,
): Promise<void> {
  await tx
    .insert(protectionChanges)
    .values({ memberId, kind, period, act, actor, before, after, reason, at: now })
}

/** Holds from now on; what waited is gone. */
export async function hold(
  tx: Tx,
  { memberId, kind, period }: Which,
  amount: number | null,
  now: number,
): Promise<void> {
  const which = { memberId, kind, period }
  await tx.delete(protectionRaises).where(isOf(protectionRaises, which))
  if (amount === null) await tx.delete(protectionLimits).where(isOf(protectionLimits, which))
  else
    await tx
      .insert(protectionLimits)
      .values({ ...which, amount, since: now })
      .onConflictDoUpdate({
        target: [protectionLimits.memberId, protectionLimits.kind, protectionLimits.period],
        set: { amount, since: now },
      })
}

/** They have been asked, or have decided by themselves. */
export async function answerOffer(tx: Tx, memberId: string, now: number): Promise<void> {
  await tx.insert(protectionOffers).values({ memberId, answeredAt: now }).onConflictDoNothing()
}

export interface Wish extends Which {
  /** Satang or minutes; null: no limit. */
  readonly wanted: number | null
  readonly coolOff: CoolOff
  readonly now: number
}

/** Answers what became of it. */
export async function wishLimit(tx: Tx, wish: Wish): Promise<ReturnType<typeof changeOf>> {
  const { memberId, kind, period, wanted, coolOff, now } = wish
  const before = await held(tx, wish)
  const change = changeOf(before, wanted)
  if (change === 'nothing') return change
  await answerOffer(tx, memberId, now)
  if (change === 'waits') {
    const { from, until } = confirmWindow(now, coolOff)
    const raise = { amount: wanted, askedAt: now, confirmFrom: from, confirmUntil: until }
    await tx
      .insert(protectionRaises)
      .values({ memberId, kind, period, ...raise })
      .onConflictDoUpdate({
        target: [protectionRaises.memberId, protectionRaises.kind, protectionRaises.period],
        set: raise,
      })
    await note(tx, wish, { act: 'asked', before, after: wanted, now })
    return change
  }
  await hold(tx, wish, wanted, now)
  await note(tx, wish, { act: change === 'same' ? 'kept' : 'set', before, after: wanted, now })
  return change
}

async function raiseOf(tx: Tx, which: Which) {
  const [raise] = await tx.select().from(protectionRaises).where(isOf(protectionRaises, which))
  return raise ?? refuse(words.noRaise)
}

/** The second word of the member, without which nothing is loosened. */
export async function confirmRaise(tx: Tx, which: Which, now: number): Promise<void> {
  const before = await held(tx, which)
  const raise = await raiseOf(tx, which)
  const state = raiseAt({ from: raise.confirmFrom, until: raise.confirmUntil }, now)
  if (state === 'waiting') refuse(words.tooEarly)
  if (state === 'lapsed') refuse(words.lapsed)
  await hold(tx, which, raise.amount, now)
  await note(tx, which, { act: 'confirmed', before, after: raise.amount, now })
}

export async function dropRaise(tx: Tx, which: Which, now: number): Promise<void> {
  const before = await held(tx, which)
  const raise = await raiseOf(tx, which)
  await tx.delete(protectionRaises).where(isOf(protectionRaises, which))
  await note(tx, which, { act: 'dropped', before, after: raise.amount, now })
}
