/** Which additions of the contract are there only together (decision 086). */
import type { EndpointName } from '#contracts/all.ts'

/**
 * The read that leads, by the name of the call that follows it: a platform that does not offer the first has no use of the
 * second. It speaks of a call only as long as nothing else is known of that call.
 */
export const offeredWith: Readonly<Partial<Record<EndpointName, EndpointName>>> = {
  'account.linkLine': 'account.profile',
  'account.revokeSessions': 'account.sessions',
  'account.setPreferences': 'account.profile',
  'account.unlinkLine': 'account.profile',
  'auth.linkByOtp': 'auth.lineSignIn',
  'bill.deleteSet': 'bill.sets',
  'bill.saveSet': 'bill.sets',
  'coupon.redeem': 'coupon.history',
  'inbox.read': 'inbox.list',
  'payment.cancelOrder': 'payment.orders',
  'payment.createOrder': 'payment.orders',
  'payment.sendSlip': 'payment.orders',
  'pin.code': 'pin.standing',
  'pin.passkeyAdd': 'pin.passkeys',
  'pin.passkeyAsk': 'pin.passkeys',
  'pin.passkeyOptions': 'pin.passkeys',
  'pin.passkeyRemove': 'pin.passkeys',
  'pin.passkeyVerify': 'pin.passkeys',
  'pin.set': 'pin.standing',
  'pin.verify': 'pin.standing',
  'promotion.cancel': 'promotion.active',
  'promotion.ended': 'promotion.active',
  'protection.answerCheck': 'protection.playSession',
  'protection.changes': 'protection.get',
  'protection.record': 'protection.get',
  'protection.selfExclusion': 'protection.get',
  'protection.signs': 'protection.get',
  'protection.tellBirthday': 'withdraw.options',
  'protection.timeOut': 'protection.get',
  'quest.doCheckin': 'quest.checkin',
  'statement.export': 'statement.list',
  'statement.proof': 'statement.list',
  'statement.summary': 'statement.list',
  'wheel.rotateSeed': 'wheel.fairness',
  'wheel.table': 'wheel.fairness',
  'withdraw.create': 'withdraw.options',
  'withdraw.detail': 'withdraw.options',
  'withdraw.list': 'withdraw.options',
}

/** What is known of a call: true it answers, false it is not there, undefined nothing yet. */
export type Known = (name: string) => boolean | undefined

/** Whether a call may be made: by what is known of it, else of the one that leads it; what nobody knows may. */
export function isThere(name: string, known: Known): boolean {
  const own = known(name)
  if (own !== undefined) return own
  const lead = (offeredWith as Readonly<Record<string, string | undefined>>)[name]
  return lead === undefined || known(lead) !== false
}
