/** `POST /api/request_otp` and `/api/verify_otp` (REG-3, LOGIN-7). */
import { requestOtp, verifyOtp } from '#contracts/auth.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { type Ask, handle } from '../../../kit/endpoint/handler.ts'
import type { Log } from '../../../kit/log.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { reply } from '../../../kit/reply.ts'
import type { Sms } from '../../../kit/services.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { agentRules } from './agent-rules.ts'
import { taken } from './check-account.ts'
import {
  hashCode,
  makeCode,
  OTP_LIFE,
  OTP_RESEND,
  type OtpSubject,
  storeCode,
  tradeCode,
} from '../otp-codes.ts'
import { memberByMobile } from '../read-member.ts'
import { codeTakes, codeTries, standingOf } from '../standing.ts'

const subjectOf = (input: {
  agent_code: string
  mobile: string
  type: OtpSubject['purpose']
}): OtpSubject => ({
  agentCode: input.agent_code,
  mobile: input.mobile,
  purpose: input.type,
})

const seconds = (milliseconds: number) => milliseconds / 1000

const standingFor = async (db: Db, input: { agent_code: string; mobile: string }, ask: Ask) =>
  standingOf(db, ask, await memberByMobile(db, input.agent_code, input.mobile))

/**
 * A forgotten password, a LINE account to link: nobody is told whether the number has an account, so only its owner
 * gets a code, and one that cannot be sent is not told either: a stranger's number would never fail.
 */
async function sendQuietly(tx: Tx, message: Parameters<Sms['send']>[1], sms: Sms, log: Log): Promise<void> {
  try {
    await tx.transaction((inner) => sms.send(inner, message))
  } catch (error) {
    log.error({ err: error }, 'code not sent')
  }
}

export const requestOtpHandler = handle(requestOtp, {
  limits: async (input, ask, db) => codeTakes(await standingFor(db, input, ask), input.mobile, ask.ip),
  prepare: async (input, ask, db) => {
    await agentRules(db, input.agent_code)
    await ask.deps.services.screening?.check({ kind: 'otp', subject: input.mobile, ip: ask.ip })
    const { asker } = await standingFor(db, input, ask)
    return { asker, ...(await makeCode(subjectOf(input))) }
  },
  run: async (input, { tx, now, deps, log }, made) => {
    const subject = subjectOf(input)
    const member = await memberByMobile(tx, input.agent_code, input.mobile)
    if (input.type === 'register' && member) taken({ mobile: say.mobileTaken })
    await storeCode(tx, subject, made, made.asker, now)
    const text = say.otpSms(made.code, made.ref, OTP_LIFE / 60_000)
    const message = { to: input.mobile, text, now }
    if (input.type === 'register') await deps.services.sms.send(tx, message)
    else if (member) await sendQuietly(tx, message, deps.services.sms, log)
    return { otp_ref: made.ref, resend_in: seconds(OTP_RESEND), expires_in: seconds(OTP_LIFE) }
  },
})

export const verifyOtpHandler = handle(verifyOtp, {
  limits: async (input, ask, db) => [
    { policy: policies.otpVerifyAddress, subject: networkOf(ask.ip) },
    ...codeTries(await standingFor(db, input, ask), input.mobile, ask.ip),
  ],
  prepare: (input) => hashCode(subjectOf(input), input.otp_ref, input.otp_code),
  run: async (input, ctx, codeHash) => {
    const traded = await tradeCode(ctx.tx, subjectOf(input), { ref: input.otp_ref, codeHash }, ctx.now)
    if ('refused' in traded) return reply(traded)
    ctx.forgive()
    return { otp_token: traded.token }
  },
})
