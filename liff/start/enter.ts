/** Who is here, once the SDK is ready: LINE's proof becomes a session of ours, quietly where it can be. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import type { StartResult } from '#src/platform/platform.ts'
import { currentToken } from '#src/stores/session.ts'
import { askClock } from './clock.ts'
import { isClockOff } from './failure.ts'
import { type Goal, leaving, type Offer } from './goal.ts'
import type { Liff } from '../sdk/init.ts'
import { hasLeft } from './left.ts'
import { nextStep } from './next-step.ts'
import { once } from './once.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { isPersonOf } from './person.ts'
import { type Proof, proofOf } from '../sdk/proof.ts'
import { redirectUriOf } from '../address/scrub.ts'

export async function enterWith(liff: Liff, goal: Goal, offer: Offer): Promise<StartResult> {
  const proof = proofOf(liff)
  const token = currentToken()
  const step = nextStep({
    inLine: liff.isInClient(),
    session: token !== null,
    samePerson: token !== null && proof.state !== 'none' && (await isPersonOf(proof.sub, token)),
    proof: proof.state,
    asked: goal.asked,
    left: hasLeft(),
    needsMember: goal.needsMember,
  })
  switch (step) {
    case 'open':
      return { kind: 'plain' }
    case 'exchange':
      return (await import('./exchange.ts')).exchangeProof(proof, goal, offer)
    case 'login':
      return login(liff, proof, goal, offer)
    case 'reopen':
      return reopen(liff, proof, goal, offer)
    case 'ask':
      return offer({ kind: 'outside' })
  }
}

/** LINE's own sign-in, outside LINE. It comes back to this page, or not at all. */
async function login(liff: Liff, proof: Proof, goal: Goal, offer: Offer): Promise<StartResult> {
  if (!isBelowEndpoint(liff)) return offer({ kind: 'endpoint' })
  if (goal.returned || (!goal.asked && !once('relogin'))) return offer(await whyNoProof(proof))
  if (liff.isLoggedIn()) liff.logout()
  liff.login({ redirectUri: redirectUriOf(new URL(location.href)) })
  return leaving()
}

/** Inside LINE there is no sign-in: opening the link again gives a new proof. */
async function reopen(liff: Liff, proof: Proof, goal: Goal, offer: Offer): Promise<StartResult> {
  const failure = await whyNoProof(proof)
  if (failure.kind === 'clock' || !once('reopen')) return offer(failure)
  // The SDK takes a new ID token only where it holds none, in this window as long as it lives (liff 2.31.0, init).
  liff.logout()
  location.replace(liffLinkOf(goal.address))
  return leaving()
}

/** A proof that is no longer good the moment it is given: the phone's clock, most likely (line.md §2.3). */
async function whyNoProof(proof: Proof): Promise<LiffFailure> {
  const offset = proof.state === 'stale' ? await askClock() : null
  return offset !== null && isClockOff(offset) ? { kind: 'clock', clockOffset: offset } : { kind: 'unknown' }
}

/** LINE sends nobody back to an address that is not below the registered endpoint (line.md §2.1). */
function isBelowEndpoint(liff: Liff): boolean {
  const endpoint = liff.getContext()?.endpointUrl
  if (!endpoint) return true
  const { origin, pathname } = new URL(endpoint)
  return location.origin === origin && `${location.pathname}/`.startsWith(`${pathname.replace(/\/$/, '')}/`)
}
