/**
 * `POST /api/reset_password` and `/api/reset_password_v2` (LOGIN-7). Nobody is told whether a number has an account:
 * a code is kept for every number and sent to members only, so that each answer is that of a wrong code.
 */
import { eq } from 'drizzle-orm'
import { getResetLinks, resetPassword, resetPasswordV2 } from '#contracts/account.ts'
import { lineIdentities } from '../../../db/schema/identity.ts'
import { members } from '../../../db/schema/member.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { day } from '../../../kit/clock.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { forgetDevices, rememberDevice } from '../../../kit/identity/devices.ts'
import { type Ask, type Context, handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies, type Take } from '../../../kit/rate-limit.ts'
import { reply } from '../../../kit/reply.ts'
import { endSessions } from '../../../kit/identity/sessions.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { hashCode, isTokenGood, type OtpSubject, spendToken, tradeCode } from '../../auth/otp-codes.ts'
import { lineIdentityOf, memberByMobile } from '../../auth/read-member.ts'
import { codeTries, inLine, standingOf } from '../../auth/standing.ts'
import { notify } from '../../inbox/notify.ts'
import { lineUnlinked, passwordReset } from '../../inbox/security-notices.ts'
import { passwordFault } from '../../auth/rules.ts'

/** A LINE account linked so lately is taken for a stranger's, unless the member says that it is theirs. */
const LATELY = 30 * day

const isLately = (linkedAt: number, now: number) => now - linkedAt < LATELY

interface Whose {
  readonly mobile: string
  readonly agent_code: string
}

interface Wish extends Whose {
  readonly password: string
  readonly unlink_line?: boolean | undefined
}

const subjectOf = ({ agent_code, mobile }: Whose): OtpSubject => ({
  agentCode: agent_code,
  mobile,
  purpose: 'reset_password',
})

const tries = (_: Whose, ask: Ask): readonly Take[] => [
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
  return ask.deps.passwords.hash(wish.password, inLine(ask, member?.id ?? null))
}

/** Answers the reply: the device where the number was just proved is a known one, so that signing in there works. */
async function setPassword(ctx: Context, wish: Wish, token: string, passwordHash: string) {
  const { tx, now, origins, log, ip } = ctx
  const proved = await spendToken(tx, subjectOf(wish), token, now)
  const member = proved ? await memberByMobile(tx, wish.agent_code, wish.mobile) : null
  if (!member) return refuse(say.otpTokenBad)
  await tx.update(members).set({ passwordHash, mobileVerifiedAt: now }).where(eq(members.id, member.id))
  await endSessions(tx, member.id, now)
  await forgetDevices(tx, member.id)
  await notify(tx, passwordReset(member.id, now))
  await unlinkToo(tx, member.id, wish, now)
  const secure = origins.site.startsWith('https:')
  const cookie = await rememberDevice(tx, { memberId: member.id, token: null, secure, now })
  ctx.forgive()
  log.info({ memberId: member.id, ip }, 'password reset')
  return reply({ data: null, headers: { 'set-cookie': cookie } })
}

/** Whoever took over the account may have made LINE a way back in. */
async function unlinkToo(tx: Tx, memberId: string, { unlink_line }: Wish, now: number): Promise<void> {
  const linked = await lineIdentityOf(tx, memberId)
  if (!linked || !(unlink_line ?? isLately(linked.linkedAt, now))) return
  await tx.delete(lineIdentities).where(eq(lineIdentities.memberId, memberId))
  await notify(tx, lineUnlinked(memberId, now))
}

export const resetLinksHandler = handle(getResetLinks, {
  mode: 'read',
  limits: tries,
  run: async (input, { tx, now, forgive }) => {
    const proved = await isTokenGood(tx, subjectOf(input), input.otp_token, now)
    const member = proved ? await memberByMobile(tx, input.agent_code, input.mobile) : null
    if (!member) return refuse(say.otpTokenBad)
    const linked = await lineIdentityOf(tx, member.id)
    forgive()
    return {
      line: linked && {
        display_name: linked.displayName,
        linked_at: linked.linkedAt,
        recent: isLately(linked.linkedAt, now),
      },
    }
  },
})

export const resetPasswordHandler = handle(resetPassword, {
  limits: tries,
  prepare: (input, ask, db) => {
    mustBeFit(input.password, '', input.mobile)
    return hashFor(input, input.otp_token, ask, db)
  },
  run: (input, ctx, passwordHash) => setPassword(ctx, input, input.otp_token, passwordHash),
})

export const resetPasswordV2Handler = handle(resetPasswordV2, {
  limits: async (wish, ask, db) => {
    const member = await memberByMobile(db, wish.agent_code, wish.mobile)
    return [...tries(wish, ask), ...codeTries(await standingOf(db, ask, member), wish.mobile, ask.ip)]
  },
  prepare: async (input, ask, db) => {
    mustBeFit(input.password, '', input.mobile)
    const codeHash = await hashCode(subjectOf(input), input.otp_ref, input.otp_code)
    // Its own transaction: a wrong try stays counted when the call is refused.
    const traded = await inTransaction(db, (tx) =>
      tradeCode(tx, subjectOf(input), { ref: input.otp_ref, codeHash }, ask.now),
    )
    if ('refused' in traded) return refuse(traded.refused, traded.about)
    return { token: traded.token, passwordHash: await hashFor(input, traded.token, ask, db) }
  },
  run: (input, ctx, { token, passwordHash }) => setPassword(ctx, input, token, passwordHash),
})
