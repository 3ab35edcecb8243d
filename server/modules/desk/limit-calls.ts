/** The desk's call about a member's limits: `/desk/member/limit` makes one tighter, and can do nothing else. */
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { bahtAmount } from '#contracts/money.ts'
import { limitKinds, limitPeriods } from '#contracts/protection.ts'
import { members } from '../../db/schema/member.ts'
import { tighten } from '../protection/tighten.ts'
import { reading, reason, type Doing } from './call.ts'

const asked = z.object({
  username: z.string(),
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: z.optional(bahtAmount()),
  minutes: z.optional(z.int().check(z.minimum(0), z.maximum(60 * 24 * 31))),
  reason: reason(),
})

export const limitCalls: Readonly<Record<string, Doing>> = {
  '/desk/member/limit': reading(asked, async (tx, wish, { operator, now }) => {
    const { username, kind, period, reason } = wish
    const [sum, other] = kind === 'time' ? [wish.minutes, wish.amount] : [wish.amount, wish.minutes]
    if (sum === undefined || other !== undefined) return null
    const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.username, username))
    if (!member) return false
    const tightening = { memberId: member.id, kind, period, amount: sum, operator, reason, now }
    return (await tighten(tx, tightening)) || 'looser'
  }),
}
