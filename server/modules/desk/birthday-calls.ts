/** The desk's call about a date of birth: `/desk/member/birthday` corrects a mistyped one, with a reason (decision 100). */
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { birthday } from '#contracts/auth.ts'
import { members } from '../../db/schema/member.ts'
import { correctBirthday } from '../pause/correct-birthday.ts'
import { reading, reason, type Doing } from './call.ts'

/** `was`: the date that is held, so that two who correct at once do not correct each other. */
const asked = z.object({ username: z.string(), was: birthday(), birthday: birthday(), reason: reason() })

export const birthdayCalls: Readonly<Record<string, Doing>> = {
  '/desk/member/birthday': reading(asked, async (tx, wish, { operator, now }) => {
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.username, wish.username))
    if (!member) return false
    const { was, birthday, reason } = wish
    const done = await correctBirthday(tx, { memberId: member.id, was, birthday, operator, reason, now })
    return done === 'done' || done
  }),
}
