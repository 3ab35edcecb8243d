/** A date of birth told after the registration (decision 092). */
import { eq } from 'drizzle-orm'
import { isOldEnough, oldEnoughOn } from '#rules/protection/age.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { members } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { invalid, refuse } from '../../kit/errors.ts'
import { pauseWords as words } from '../../strings/member.ts'
import { noteChange } from '../records/note-change.ts'
import { beginPause } from './begin-pause.ts'
import { heldPause } from './standing.ts'

interface Told {
  readonly memberId: string
  readonly birthday: string
  /** Epoch ms, UTC. */
  readonly now: number
}

/**
 * Kept once. Who is too young takes a break from this moment until the day they are not, unless a longer one holds; what is theirs can
 * be withdrawn as in any break. Answers whether they are old enough.
 */
export async function tellBirthdayOf(tx: Tx, { memberId, birthday, now }: Told): Promise<boolean> {
  if (birthday > thaiDayOf(now)) invalid({ birth_date: words.birthdayToCome })
  const [held] = await tx
    .select({ birthday: members.birthday })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  if (held!.birthday !== '') refuse(words.birthdayKnown)
  await tx.update(members).set({ birthday }).where(eq(members.id, memberId))
  const change = { memberId, at: now, who: 'member', what: 'birthday' }
  await noteChange(tx, { ...change, before: null, after: { birthday } })
  if (isOldEnough(birthday, now)) return true
  const endsAt = thaiDayStart(oldEnoughOn(birthday))
  const pause = await heldPause(tx, memberId, now)
  const isHeldLonger = pause && (pause.endsAt === null || pause.endsAt >= endsAt)
  if (!isHeldLonger) await beginPause(tx, { memberId, kind: 'age', endsAt, who: 'member', now })
  return false
}
