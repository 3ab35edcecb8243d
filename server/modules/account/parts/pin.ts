/**
 * `/api/member/pin…` (decision 097). A try is counted before the PIN is looked at and stays counted; a PIN is set by a code
 * to the member's own number alone, so that neither a session nor a password is enough.
 */
import { getPin, PIN_TRIES, sendPinCode, setPin, verifyPin } from '#contracts/pin.ts'
import { isEasyPin } from '#rules/pin.ts'
import { memberPins } from '../../../db/schema/identity.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/types.ts'
import { invalid, refuse, unauthenticated } from '../../../kit/errors.ts'
import { type Ask, handle } from '../../../kit/endpoint/handler.ts'
import { forgetProofs, giveProof, pinStanding, takeTry, triesAnew } from '../../../kit/identity/pins.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { authMessages } from '../../../strings/auth.ts'
import {
  hashCode,
  makeCode,
  OTP_LIFE,
  OTP_RESEND,
  type OtpSubject,
  storeCode,
  tradeCode,
} from '../../auth/otp-codes.ts'
import { memberById } from '../../auth/read-member.ts'
import { codeTakes, codeTries, inLine, standingOf } from '../../auth/standing.ts'
import { notify } from '../../inbox/notify.ts'
import { pinLocked, pinSet } from '../../inbox/security-notices.ts'
import { forgetPasskeys } from './passkeys/kept.ts'

type MemberAsk = Ask & { readonly member: SessionMember }

const whoIs = async (db: Db, { member }: MemberAsk) => (await memberById(db, member.id)) ?? unauthenticated()

const subjectOf = ({ agentCode, mobile }: { agentCode: string; mobile: string }): OtpSubject => ({
  agentCode,
  mobile,
  purpose: 'pin',
})

const masked = (mobile: string): string => `${mobile.slice(0, 3)}xxx${mobile.slice(-4)}`

export const getPinHandler = handle(getPin, async (_, { tx, member }) => {
  const { set, setAt, triesLeft } = await pinStanding(tx, member.id)
  const row = (await memberById(tx, member.id)) ?? unauthenticated()
  return { set, set_at: setAt, tries_left: triesLeft, mobile: masked(row.mobile) }
})

export const sendPinCodeHandler = handle(sendPinCode, {
  limits: async (_, ask, db) => {
    const row = await whoIs(db, ask)
    return codeTakes(await standingOf(db, ask, row), row.mobile, ask.ip)
  },
  prepare: async (_, ask, db) => {
    const row = await whoIs(db, ask)
    const { asker } = await standingOf(db, ask, row)
    const subject = subjectOf(row)
    return { subject, asker, made: await makeCode(subject) }
  },
  run: async (_, { tx, now, deps }, { subject, asker, made }) => {
    await storeCode(tx, subject, made, asker, now)
    const text = authMessages.otpSms(made.code, made.ref, OTP_LIFE / 60_000)
    await deps.services.sms.send(tx, { to: subject.mobile, text, now })
    return { otp_ref: made.ref, resend_in: OTP_RESEND / 1000, expires_in: OTP_LIFE / 1000 }
  },
})

export const setPinHandler = handle(setPin, {
  limits: async (_, ask, db) => {
    const row = await whoIs(db, ask)
    return codeTries(await standingOf(db, ask, row), row.mobile, ask.ip)
  },
  prepare: async (input, ask, db) => {
    const row = await whoIs(db, ask)
    // Before the code is used up: it stays good for another PIN.
    if (isEasyPin(input.pin, row.mobile)) invalid({ pin: say.pinEasy })
    const subject = subjectOf(row)
    const codeHash = await hashCode(subject, input.otp_ref, input.otp_code)
    // Its own transaction: a wrong try stays counted when the call is refused.
    const traded = await inTransaction(db, (tx) =>
      tradeCode(tx, subject, { ref: input.otp_ref, codeHash }, ask.now),
    )
    if ('refused' in traded) return refuse(traded.refused, traded.about)
    return ask.deps.passwords.hash(input.pin, inLine(ask, row.id))
  },
  run: async (_, { tx, now, member, forgive, log, ip }, pinHash) => {
    const values = { pinHash, tries: 0, setAt: now }
    await tx
      .insert(memberPins)
      .values({ memberId: member.id, ...values })
      .onConflictDoUpdate({ target: memberPins.memberId, set: values })
    // Before the proofs: what a passkey proves at this moment is among them then.
    await forgetPasskeys(tx, member.id)
    await forgetProofs(tx, member.id)
    await notify(tx, pinSet(member.id, now))
    forgive()
    log.info({ memberId: member.id, ip }, 'PIN set')
    return { set_at: now }
  },
})

export const verifyPinHandler = handle(verifyPin, {
  prepare: async ({ pin }, ask, db) => {
    const given = await takeTry(db, ask.member.id)
    if (!given) return null
    const right = await ask.deps.passwords.verify(pin, given.hash, inLine(ask, ask.member.id))
    return { ...given, right }
  },
  run: async ({ purpose }, { tx, now, member, sessionId, log, ip }, tried) => {
    // Another was set between: what was typed is the PIN no more.
    if (tried?.right && (await triesAnew(tx, member.id, tried.hash)))
      return { pin_proof: await giveProof(tx, sessionId!, purpose, now), tries_left: PIN_TRIES }
    const tries_left = tried?.triesLeft ?? 0
    log.warn({ memberId: member.id, ip, tries_left }, 'wrong PIN')
    if (tried && tries_left === 0) await notify(tx, pinLocked(member.id, now))
    return { pin_proof: null, tries_left }
  },
})
