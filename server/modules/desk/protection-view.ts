/**
 * What staff may see of a member's protection: `GET /desk/member/protection?username=`, permission `member.protection`. Limits and what is
 * left of them, breaks, reality checks, and every change with who and why. Not signs of harm, which are the member's own (decision 091),
 * and not the date of birth. Each look is a record.
 */
import { desc, eq } from 'drizzle-orm'
import { leftOf } from '#rules/protection/limits.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { members } from '../../db/schema/member.ts'
import { protectionChanges, protectionRaises } from '../../db/schema/protection.ts'
import type { Tx } from '../../db/types.ts'
import { reminderOf } from '../pause/play-clock.ts'
import { pauseOf } from '../pause/standing.ts'
import { limitsOf } from '../protection/read-limits.ts'
import { noteChange } from '../records/note-change.ts'
import type { Acting } from './call.ts'

/** Of each kind of change, newest first. */
const MOST = 200

/** Of what staff may see is told: the rest of `member_changes` is about other things. */
const seen = new Set(['pause', 'reminder', 'check', 'staff_look'])

/** Null of a name that nobody has. Satang, or minutes of a limit of time; instants in epoch ms, UTC. */
export async function protectionSeen(tx: Tx, username: string, { operator, now }: Acting) {
  const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.username, username))
  if (!member) return null
  const memberId = member.id
  const limits = await limitsOf(tx, memberId, now)
  const raises = await tx.select().from(protectionRaises).where(eq(protectionRaises.memberId, memberId))
  const changes = await tx
    .select()
    .from(protectionChanges)
    .where(eq(protectionChanges.memberId, memberId))
    .orderBy(desc(protectionChanges.id))
    .limit(MOST)
  const others = await tx
    .select()
    .from(memberChanges)
    .where(eq(memberChanges.memberId, memberId))
    .orderBy(desc(memberChanges.id))
    .limit(MOST)
  const view = {
    username,
    limits: limits.map((limit) => ({ ...limit, left: leftOf(limit) })),
    raises: raises.map(({ kind, period, amount, askedAt, confirmFrom, confirmUntil }) => {
      return { kind, period, amount, askedAt, confirmFrom, confirmUntil }
    }),
    pause: await pauseOf(tx, memberId, now),
    reminder_minutes: await reminderOf(tx, memberId),
    changes: changes.map(({ at, actor, kind, period, act, before, after, reason }) => {
      return { at, who: actor, kind, period, act, before, after, reason }
    }),
    records: others
      .filter(({ what }) => seen.has(what))
      .map(({ at, who, what, before, after }) => ({ at, who, what, before, after })),
  }
  await noteChange(tx, {
    memberId,
    at: now,
    who: operator,
    what: 'staff_look',
    before: null,
    after: null,
  })
  return view
}
