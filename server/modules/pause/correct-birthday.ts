/** A date of birth that was mistyped, put right by staff (decision 100). */
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { isOldEnough, oldEnoughOn } from '#rules/protection/age.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { members } from '../../db/schema/member.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import type { Tx } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'
import { notify } from '../inbox/notify.ts'
import { birthdayCorrected } from '../inbox/security-notices.ts'
import { noteChange } from '../records/note-change.ts'
import { beginPause, liftPause } from './begin-pause.ts'
import { heldPause } from './standing.ts'

interface Correction {
  readonly memberId: string
  /** The date that is held, as the operator read it: where it is another by now, nothing is done. */
  readonly was: string
  readonly birthday: string
  /** By name. */
  readonly operator: string
  readonly reason: string
  /** Epoch ms, UTC. */
  readonly now: number
}

/** How long what one operator has asked for waits for another. */
const PATIENCE = 12 * hour

/** Whether another operator has asked for the same date already; else it is noted that this one does. Under the member's lock. */
async function anotherAsked(tx: Tx, { memberId, was, birthday, operator, reason, now }: Correction) {
  const [other] = await tx
    .select({ id: memberChanges.id })
    .from(memberChanges)
    .where(
      and(
        eq(memberChanges.memberId, memberId),
        eq(memberChanges.what, 'birthday_asked'),
        ne(memberChanges.who, operator),
        gt(memberChanges.at, now - PATIENCE),
        sql`${memberChanges.before} ->> 'birthday' = ${was} and ${memberChanges.after} ->> 'birthday' = ${birthday}`,
      ),
    )
    .limit(1)
  if (!other)
    await noteChange(tx, {
      memberId,
      at: now,
      who: operator,
      what: 'birthday_asked',
      before: { birthday: was },
      after: { birthday, reason },
    })
  return other !== undefined
}

/** A break for age begins, ends or is moved as the date says; one of another kind that ends later stays. */
async function fitPause(tx: Tx, { memberId, birthday, operator, now }: Correction): Promise<void> {
  const held = await heldPause(tx, memberId, now)
  if (held?.kind === 'age') await liftPause(tx, { memberId, kind: 'age', who: operator, now })
  if (isOldEnough(birthday, now)) return
  const endsAt = thaiDayStart(oldEnoughOn(birthday))
  const isHeldLonger = held && held.kind !== 'age' && (held.endsAt === null || held.endsAt >= endsAt)
  if (!isHeldLonger) await beginPause(tx, { memberId, kind: 'age', endsAt, who: operator, now })
}

/**
 * Corrects it, writes down both dates and why, and tells the member. Who turns out to be too young takes a break at once; what opens play to
 * somebody who was too young waits for a second operator (`waits`). `moved`: another date is held than `was`, or none.
 */
export async function correctBirthday(tx: Tx, correction: Correction): Promise<'done' | 'waits' | 'moved'> {
  const { memberId, was, birthday, operator, reason, now } = correction
  if (birthday > thaiDayOf(now)) throw new RangeError('a date of birth is not to come')
  if (birthday === was) throw new RangeError('that date is held already')
  const [held] = await tx
    .select({ birthday: members.birthday })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  if (held!.birthday === '' || held!.birthday !== was) return 'moved'
  const opensPlay = !isOldEnough(was, now) && isOldEnough(birthday, now)
  if (opensPlay && !(await anotherAsked(tx, correction))) return 'waits'
  await tx.update(members).set({ birthday }).where(eq(members.id, memberId))
  const change = { memberId, at: now, who: operator, what: 'birthday' }
  await noteChange(tx, { ...change, before: { birthday: was }, after: { birthday, reason } })
  await fitPause(tx, correction)
  await notify(tx, birthdayCorrected(memberId, now))
  return 'done'
}
