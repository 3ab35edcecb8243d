/**
 * Pauses: how long each is, what they stop, and how one comes back (decision 083). Instants are epoch milliseconds, UTC; a month
 * and a year are those of the calendar in Bangkok, to the minute at which the pause began.
 */
import type { EndpointName } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import type { exclusionLengths, Pause, timeOutLengths } from '#contracts/protection.ts'
import { thaiDayOf, thaiDayStart } from '../thai-day.ts'

const DAY = 86_400_000

/** What a pause can last. */
export type PauseLength = (typeof timeOutLengths)[number] | (typeof exclusionLengths)[number]

/** Time between the wish to come back and the first bet. */
export const RETURN_WAIT = DAY

/** The same moment of the day so many months later; the last day of a month that has no such day. */
function monthsLater(from: number, months: number): number {
  const day = thaiDayOf(from)
  const time = from - thaiDayStart(day)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const to = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
  return thaiDayStart(to.toISOString().slice(0, 10)) + time
}

/** When a pause of this length that begins at `from` is over; null: never. */
export function pauseEnd(length: PauseLength, from: number): number | null {
  switch (length) {
    case 'day':
      return from + DAY
    case 'week':
      return from + 7 * DAY
    case 'six_weeks':
      return from + 42 * DAY
    case 'month':
      return monthsLater(from, 1)
    case 'six_months':
      return monthsLater(from, 6)
    case 'year':
      return monthsLater(from, 12)
    case 'five_years':
      return monthsLater(from, 60)
    case 'open':
      return null
  }
}

/** A pause as it is kept. `endsAt` null: without an end. */
export interface KeptPause {
  readonly kind: Pause['kind']
  readonly startedAt: number
  readonly endsAt: number | null
  readonly returnsAt: number | null
}

/** How far a pause is; null once the member has come back. */
export function pauseAt(kept: KeptPause, now: number): Pause | null {
  const { kind, startedAt, endsAt, returnsAt } = kept
  if (returnsAt !== null && now >= returnsAt) return null
  const ended = endsAt !== null && now >= endsAt
  const state = returnsAt !== null ? 'returning' : ended ? 'ended' : 'running'
  return { kind, state, started_at: startedAt, ends_at: endsAt, returns_at: returnsAt }
}

/** Whether a pause may take the place of one that holds: it is never shortened. */
export const isLonger = (endsAt: number | null, held: Pick<KeptPause, 'endsAt'>): boolean =>
  endsAt === null || (held.endsAt !== null && endsAt > held.endsAt)

/**
 * What a member still does by hand during a pause: takes money out and home, puts the account in order, looks, and asks to come back.
 * Every other write stops, those that are added later too.
 */
const goesOn: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'account.changePassword',
  'account.linkLine',
  'account.revokeSessions',
  'account.setPreferences',
  'account.stepUp',
  'account.touch',
  'account.unlinkLine',
  'account.updateSubBankAccount',
  'affiliate.network',
  'affiliate.redeem',
  'auth.logout',
  'bill.cancel',
  'bill.deleteSet',
  'bill.news',
  'bill.saveSet',
  'bill.validate',
  'game.wallets',
  'inbox.read',
  'member.askDeletion',
  'member.points',
  'member.wallets',
  'payment.cancelOrder',
  'payment.sendSlip',
  'pin.code',
  'pin.passkeyAdd',
  'pin.passkeyAsk',
  'pin.passkeyOptions',
  'pin.passkeyRemove',
  'pin.passkeyVerify',
  'pin.set',
  'pin.verify',
  'promotion.cancel',
  'protection.answerCheck',
  'protection.close',
  'protection.confirmLimit',
  'protection.decline',
  'protection.return',
  'protection.selfExclusion',
  'protection.setLimit',
  'protection.setReminder',
  'protection.tellBirthday',
  'protection.timeOut',
  'protection.withdrawChange',
  'statement.export',
  'wallet.transfer',
  'wheel.rotateSeed',
  'withdraw.create',
])

/** Whether a pause stops this call. */
export const stopsInPause = ({ method, auth, name }: Pick<Endpoint, 'method' | 'auth' | 'name'>): boolean =>
  method === 'POST' && auth === 'member' && !goesOn.has(name as EndpointName)
