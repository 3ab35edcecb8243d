/** `POST /api/line/link_by_otp`: whoever proves the mobile number may tie a LINE account to its member. */
import { eq } from 'drizzle-orm'
import { linkByOtp } from '#contracts/auth.ts'
import { members } from '../../../db/schema/member.ts'
import { refuse } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { reply } from '../../../kit/reply.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { linkByToken } from '../link.ts'
import { spendToken } from '../otp-codes.ts'
import { memberByMobile } from '../read-member.ts'
import { askAbout } from '../../pause/outside-register.ts'
import { enter } from './session.ts'

export const linkByOtpHandler = handle(linkByOtp, {
  limits: (_, ask) => [{ policy: policies.lineAddress, subject: networkOf(ask.ip) }],
  prepare: async (input, ask, db) =>
    askAbout(db, ask.deps.services, await memberByMobile(db, input.agent_code, input.mobile)),
  run: async (input, ctx, register) => {
    const { tx, now } = ctx
    const subject = { agentCode: input.agent_code, mobile: input.mobile, purpose: 'link' } as const
    const proved = await spendToken(tx, subject, input.otp_token, now)
    // A number without a member never gets a code, so it is refused as a token that was made up is.
    const member = proved ? await memberByMobile(tx, input.agent_code, input.mobile) : null
    if (!member) return refuse(say.otpTokenBad)
    const entered = await enter(ctx, member, register)
    await linkByToken(tx, input.link_token, member.id, now)
    await tx.update(members).set({ mobileVerifiedAt: now }).where(eq(members.id, member.id))
    ctx.forgive()
    ctx.log.info({ memberId: member.id, ip: ctx.ip }, 'linked with LINE by a code')
    return reply({ data: null, ...entered })
  },
})
