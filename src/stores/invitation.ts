/**
 * Who sent the visitor here: the agent and referral codes of the link that was opened. Of the device and not of the tab,
 * and for days, because joining takes them: LINE's sign-in comes back in another tab, a code by SMS in another hour
 * (decision 035).
 */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

interface Invitation {
  /** Agent code of `?ag=` that the platform knows; null when no link brought one. */
  agentCode: string | null
  /** Agent code of the newest link while nobody has said whether there is such an agent. */
  claimedAgent: string | null
  /** Referral code of `?code=`, for the registration form (REG-1). The server decides whether it is anybody's. */
  referral: string | null
  /** What a person made of it in the form, '' for nothing; null while it was left alone. */
  typedReferral: string | null
  /** When the newest link was opened, epoch ms. */
  openedAt: number
}

/** Counted from the newest link. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Letters of a code; anything else in an address is none. Agents' are longer than what a registration takes. */
const CODE = /^[\w-]+$/
const AGENT_MAX = 32
const REFERRAL_MAX = 6

const none: Invitation = {
  agentCode: null,
  claimedAgent: null,
  referral: null,
  typedReferral: null,
  openedAt: 0,
}

const stored = persisted<Invitation>({
  key: 'invitation',
  area: 'local',
  version: 1,
  parse(value) {
    const { openedAt, ...codes } = { ...none, ...asRecord(value) }
    const isOld = typeof openedAt !== 'number' || Date.now() - openedAt > KEPT_MS
    const areCodes = Object.values(codes).every((code) => code === null || typeof code === 'string')
    return isOld || !areCodes ? null : { ...codes, openedAt }
  },
})

export const useInvitation = create<Invitation>(() => none)

/** Takes up the invitation of an earlier visit, and those that other tabs open. */
export function restoreInvitation(): void {
  useInvitation.setState(stored.read() ?? none)
  stored.onChange((invitation) => useInvitation.setState(invitation ?? none))
}

/** For `invitation-form.ts`, which is loaded with the form only. */
export function rememberInvitation(change: Partial<Invitation>): void {
  useInvitation.setState(change)
  stored.write(useInvitation.getState())
}

/**
 * The visit began at this address of ours. The newest link counts, each code for itself: a link without one leaves what
 * an earlier one brought. With `state` the code is LINE's, not a referral (ENV-8).
 */
export function invited(address: string): void {
  const query = new URLSearchParams(address.replace(/^[^?]*|#.*$/g, ''))
  const codeIn = (name: string, longest: number) => {
    const code = query.get(name) ?? ''
    return CODE.test(code) && code.length <= longest && code
  }
  const agent = codeIn('ag', AGENT_MAX)
  const referral = !query.has('state') && codeIn('code', REFERRAL_MAX)
  if (!agent && !referral) return
  const known = useInvitation.getState().agentCode
  rememberInvitation({
    openedAt: Date.now(),
    ...(agent && { claimedAgent: agent === known ? null : agent }),
    ...(referral && { referral, typedReferral: null }),
  })
}

/** The platform has said whether there is such an agent. An unknown one changes nothing. */
export function agentAnswered(code: string, known: boolean): void {
  if (useInvitation.getState().claimedAgent !== code) return
  rememberInvitation({ claimedAgent: null, ...(known && { agentCode: code }) })
}
