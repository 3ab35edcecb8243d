/**
 * `POST /api/reset_password` and `/api/reset_password_v2` (LOGIN-7). Nobody is told whether a number has an account:
 * a code is kept for every number and sent to members only, so that each answer is that of a wrong code.
 */
import { eq } from 'drizzle-orm'
import { resetPassword, resetPasswordV2 } from '#contracts/account.ts'
import { members } from '../../db/schema/member.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { invalid, refuse } from '../../kit/errors.ts'
import { type Ask, handle } from '../../kit/handler.ts'
import { networkOf, policies, type Take } from '../../kit/rate-limit.ts'
import { endSessions } from '../../kit/sessions.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { hashCode, isTokenGood, type OtpSubject, spendToken, tradeCode } from '../auth/otp-codes.ts'
import { memberByMobile } from '../auth/repository.ts'
import { notify } from '../inbox/notify.ts'
import { passwordReset } from '../inbox/security-notices.ts'
import { passwordFault } from '../auth/rules.ts'

interface Wish {
  readonly mobile: string
  readonly agent_code: string
  readonly password: string
}

const subjectOf = ({ agent_code, mobile }: Wish): OtpSubject => ({
  agentCode: agent_code,
  mobile,
  purpose: 'reset_password',
})

const tries = (_: Wish, ask: Ask): readonly Take[] => [
  { policy: policies.resetAddress, subject: networkOf(ask.ip) },
]

function mustBeFit(password: string, username: string, mobile: string): void {
  const fault = passwordFault(password, username, mobile)
  if (fault) invalid({ password: fault })
}

/** The new password's hash, worked out only for who holds a good token. */
async function hashFor(wish: Wish, token: string, ask: Ask, db: Db): Promise<string> {
  if (!(await isTokenGood(db, subjectOf(wish), token, ask.now))) refuse(say.otpTokenBad)
  const member = await memberByMobile(db, wish.agent_code, wish.mobile)
  // Only now may the name be looked at: before the token it would tell whose number it is.
  mustBeFit(wish.password, member?.username ?? '', wish.mobile)
  return ask.deps.passwords.hash(wish.password)
}

async function setPassword(tx: Tx, wish: Wish, token: string, passwordHash: string, now: number) {
  const proved = await spendToken(tx, subjectOf(wish), token, now)
  const member = proved ? await memberByMobile(tx, wish.agent_code, wish.mobile) : null
  if (!member) return refuse(say.otpTokenBad)
  await tx.update(members).set({ passwordHash, mobileVerifiedAt: now }).where(eq(members.id, member.id))
  await endSessions(tx, member.id, now)
  await notify(tx, passwordReset(member.id, now))
  return member.id
}

export const resetPasswordHandler = handle(resetPassword, {
  limits: tries,
  prepare: (input, ask, db) => {
    mustBeFit(input.password, '', input.mobile)
    return hashFor(input, input.otp_token, ask, db)
  },
  run: async (input, { tx, now, forgive, log, ip }, passwordHash) => {
    const memberId = await setPassword(tx, input, input.otp_token, passwordHash, now)
    forgive()
    log.info({ memberId, ip }, 'password reset')
    return null
  },
})

export const resetPasswordV2Handler = handle(resetPasswordV2, {
  limits: tries,
  prepare: async (input, ask, db) => {
    mustBeFit(input.password, '', input.mobile)
    const codeHash = await hashCode(subjectOf(input), input.otp_ref, input.otp_code)
    // Its own transaction: a wrong try stays counted when the call is refused.
    const traded = await inTransaction(db, (tx) =>
      tradeCode(tx, subjectOf(input), { ref: input.otp_ref, codeHash }, ask.now),
    )
    if ('refused' in traded) return refuse(traded.refused)
    return { token: traded.token, passwordHash: await hashFor(input, traded.token, ask, db) }
  },
  run: async (input, { tx, now, forgive, log, ip }, { token, passwordHash }) => {
    const memberId = await setPassword(tx, input, token, passwordHash, now)
    forgive()
    log.info({ memberId, ip }, 'password reset')
    return null
  },
})
