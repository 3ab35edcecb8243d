/**
 * What a caller can show before the password or the code (decision 037): a device the member has signed in on or a living
 * session, a network where the member has one, or nothing. It decides which counts apply and in which line to wait.
 */
import type { Db } from '../../db/types.ts'
import { knowsDevice } from '../../kit/identity/devices.ts'
import type { Ask } from '../../kit/endpoint/handler.ts'
import { neighbourhoodOf, networkOf, policies, type Take } from '../../kit/rate-limit.ts'
import { findSession } from '../../kit/identity/sessions.ts'
import { hashToken } from '../../kit/identity/tokens.ts'
import type { Waiting } from '../../kit/identity/turns.ts'
import { knowsNetwork } from './read-member.ts'

export interface Standing {
  readonly as: 'holder' | 'home' | 'stranger'
  /** Names the device, session or network, hashed: it is stored with codes. */
  readonly asker: string
}

/** `member` is whom the caller names; null when there is none. */
export async function standingOf(db: Db, ask: Ask, member: { id: string } | null): Promise<Standing> {
  const network = hashToken(`network ${networkOf(ask.ip)}`)
  if (member === null) return { as: 'stranger', asker: network }
  if (ask.device !== null && (await knowsDevice(db, member.id, ask.device, ask.now)))
    return { as: 'holder', asker: hashToken(`device ${ask.device}`) }
  const session = ask.bearer === null ? null : await findSession(db, ask.bearer, ask.now)
  if (session?.member.id === member.id) return { as: 'holder', asker: hashToken(`session ${session.id}`) }
  return { as: (await knowsNetwork(db, member.id, ask.ip)) ? 'home' : 'stranger', asker: network }
}

/** Tries of a password; `subject` names the account, or the name that has none. */
export function passwordTakes({ as, asker }: Standing, subject: string, ip: string): readonly Take[] {
  if (as === 'holder') return [{ policy: policies.loginHolder, subject: `${subject} ${asker}` }]
  return [
    { policy: policies.loginHere, subject: `${subject} ${networkOf(ip)}` },
    { policy: policies.loginAddress, subject: networkOf(ip) },
    { policy: as === 'home' ? policies.loginHome : policies.loginAccount, subject },
  ]
}

/** Codes asked for. */
export function codeTakes({ as }: Standing, mobile: string, ip: string): readonly Take[] {
  if (as === 'holder') return [{ policy: policies.otpHolder, subject: mobile }]
  const here: readonly Take[] = [
    { policy: policies.otpHere, subject: `${mobile} ${networkOf(ip)}` },
    { policy: policies.otpAddress, subject: networkOf(ip) },
  ]
  return as === 'home' ? here : [...here, { policy: policies.otpStrangers, subject: mobile }]
}

/** Codes tried, on top of the five tries that each allows. */
export function codeTries({ as }: Standing, mobile: string, ip: string): readonly Take[] {
  if (as === 'holder') return [{ policy: policies.codeHolder, subject: mobile }]
  return [
    { policy: policies.codeHere, subject: `${mobile} ${networkOf(ip)}` },
    { policy: policies.codeStrangers, subject: mobile },
  ]
}

/** Where a caller waits for a password to be worked out; `memberId` of a caller who is known, null for a stranger. */
export const inLine = (ask: Pick<Ask, 'ip' | 'signal'>, memberId: string | null): Waiting => ({
  turn: memberId ?? neighbourhoodOf(ask.ip),
  known: memberId !== null,
  signal: ask.signal,
})
