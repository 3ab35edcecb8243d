/** `POST /api/login_by_otp`: whoever proves the mobile number is let in, also while strangers try passwords (LOGIN-3). */
import { eq } from 'drizzle-orm'
import { loginByOtp } from '#contracts/auth.ts'
import { members } from '../../../db/schema/member.ts'
import { refuse } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { reply } from '../../../kit/reply.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { isTokenGood, type OtpSubject, spendToken } from '../otp-codes.ts'
import { memberByMobile } from '../read-member.ts'
import { askAbout } from '../../pause/outside-register.ts'
import { enter } from './session.ts'

const subjectOf = (input: { agent_code: string; mobile: string }): OtpSubject => ({
  agentCode: input.agent_code,
  mobile: input.mobile,
  purpose: 'login',
})

export const loginByOtpHandler = handle(loginByOtp, {
  // Behind one address sit thousands of phones: who holds a good proof does not wait for those who hold none.
  limits: async (input, ask, db) =>
    (await isTokenGood(db, subjectOf(input), input.otp_token, ask.now))
      ? []
      : [{ policy: policies.loginProofAddress, subject: networkOf(ask.ip) }],
  prepare: async (input, ask, db) =>
    askAbout(db, ask.deps.services, await memberByMobile(db, input.agent_code, input.mobile)),
  run: async (input, ctx, register) => {
    const { tx, now } = ctx
    const proved = await spendToken(tx, subjectOf(input), input.otp_token, now)
    // A number without a member never gets a code, so it is refused as a token that was made up is.
    const member = proved ? await memberByMobile(tx, input.agent_code, input.mobile) : null
    if (!member) return refuse(say.otpTokenBad)
    const entered = await enter(ctx, member, register)
    await tx.update(members).set({ mobileVerifiedAt: now }).where(eq(members.id, member.id))
    ctx.log.info({ memberId: member.id, ip: ctx.ip }, 'signed in by a code')
    return reply({ data: null, ...entered })
  },
})
