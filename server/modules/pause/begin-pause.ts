/**
 * A pause begins, or ends. Whoever moves a member's money holds the locks of their wallets; a pause waits for them, and from its commit on
 * the ledger takes no stake and no deposit of theirs (migration 0065), whatever was under way.
 */
import { and, eq, isNull } from 'drizzle-orm'
import type { Pause } from '#contracts/protection.ts'
import { isLonger, pauseAt, RETURN_WAIT } from '#rules/protection/pauses.ts'
import { members } from '../../db/schema/member.ts'
import { memberPauses } from '../../db/schema/pause.ts'
import { paymentOrders } from '../../db/schema/payment.ts'
import type { Tx } from '../../db/types.ts'
import { refuse } from '../../kit/errors.ts'
import { lockMember } from '../../ledger/lock.ts'
import { pauseWords as words } from '../../strings/member.ts'
import { boundOf } from '../promotion/bound.ts'
import { giveUp } from '../promotion/end.ts'
import { noteChange } from '../records/note-change.ts'
import { rememberPerson } from './excluded-people.ts'
import { heldPause, type PauseRow } from './standing.ts'

/** Where nobody knows when play opens again: not before the member has asked for it. */
const FAR = Date.UTC(9999, 0, 1)

export interface Wish {
  readonly memberId: string
  readonly kind: Pause['kind']
  /** Null: without an end. */
  readonly endsAt: number | null
  /** `member`, `register`, or the name of an operator. */
  readonly who: string
  readonly now: number
}

const told = (row: PauseRow | undefined) =>
  row ? { kind: row.kind, started_at: row.startedAt, ends_at: row.endsAt, returns_at: row.returnsAt } : null

/** Orders that wait for money stop; money that comes all the same is held and given back. */
const closeOrders = (tx: Tx, memberId: string) =>
  tx
    .update(paymentOrders)
    .set({ state: 'cancelled', message: words.orderClosed })
    .where(and(eq(paymentOrders.memberId, memberId), eq(paymentOrders.state, 'waiting')))

/** Refused while a pause holds that ends later. What was given with a promotion is given up where play ends for long. */
export async function beginPause(tx: Tx, wish: Wish): Promise<Pause> {
  const { memberId, kind, endsAt, who, now } = wish
  // In this order everywhere: the member, orders, wallets.
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
  const held = await heldPause(tx, memberId, now)
  if (held && !isLonger(endsAt, held)) refuse(words.heldLonger)
  await closeOrders(tx, memberId)
  await lockMember(tx, memberId)
  await tx
    .update(memberPauses)
    .set({ overAt: now })
    .where(and(eq(memberPauses.memberId, memberId), isNull(memberPauses.overAt)))
  const [row] = await tx.insert(memberPauses).values({ memberId, kind, startedAt: now, endsAt }).returning()
  await tx.update(members).set({ pausedUntil: FAR }).where(eq(members.id, memberId))
  await rememberPerson(tx, memberId)
  if (kind === 'self_exclusion' || kind === 'closed' || kind === 'age')
    for (const { bound } of await boundOf(tx, memberId)) await giveUp(tx, bound, 'cancelled', now)
  await noteChange(tx, { memberId, at: now, who, what: 'pause', before: told(held), after: told(row) })
  return pauseAt(row!, now)!
}

/** The member's own step once the time is over; play opens a day later. Asked again, nothing changes. */
export async function askToComeBack(tx: Tx, memberId: string, now: number): Promise<Pause> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
  const held = (await heldPause(tx, memberId, now)) ?? refuse(words.notPaused)
  const state = pauseAt(held, now)!
  if (state.state === 'returning') return state
  if (held.endsAt === null) refuse(words.noReturn)
  if (state.state === 'running') refuse(words.notOver)
  const returnsAt = now + RETURN_WAIT
  const [row] = await tx
    .update(memberPauses)
    .set({ askedAt: now, returnsAt })
    .where(eq(memberPauses.id, held.id))
    .returning()
  await tx.update(members).set({ pausedUntil: returnsAt }).where(eq(members.id, memberId))
  await noteChange(tx, {
    memberId,
    at: now,
    who: 'member',
    what: 'pause',
    before: told(held),
    after: told(row),
  })
  return pauseAt(row!, now)!
}

/** What a pause of this kind stopped goes on at once: the register does not know the member, or they are old enough after all. */
export async function liftPause(
  tx: Tx,
  { memberId, kind, who, now }: Omit<Wish, 'endsAt'> & { readonly kind: 'register' | 'age' },
): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
  const held = await heldPause(tx, memberId, now)
  if (held?.kind !== kind) return
  await tx.update(memberPauses).set({ overAt: now }).where(eq(memberPauses.id, held.id))
  await tx.update(members).set({ pausedUntil: null }).where(eq(members.id, memberId))
  const change = { memberId, at: now, who, what: 'pause' }
  await noteChange(tx, { ...change, before: told(held), after: null })
}
