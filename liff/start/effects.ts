/** What each stage of the start does (stages.ts), and how it ended. One that leaves the page does not end. */
import { paths } from '#src/lib/pages/paths.ts'
import type { StartResult } from '#src/platform/platform.ts'
import { currentToken } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'
import { shownPath } from '../address/shown.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { redirectUriOf } from '../address/scrub.ts'
import type { Liff } from '../sdk/init.ts'
import { proofOf } from '../sdk/proof.ts'
import type { Arriving, Goal } from './goal.ts'
import { leaving, showAddress, tryOnce } from './leave.ts'
import { hasLeft } from './left.ts'
import { once } from './once.ts'
import { isPersonOf } from './person.ts'
import type { Event, Facts, Opening, Stage } from './stages.ts'

/** LINE's time to answer. Less where the page can be shown without it: ENV-5. */
const PATIENCE_MS = { needed: 10_000, helpful: 3_500 }

/** Carries out a stage. The ways that most visits go stand here; the others are loaded by those who need them. */
export async function carryOut(
  stage: Exclude<Stage, Opening>,
  arriving: Arriving,
  facts: Facts,
): Promise<Event> {
  const { init, began } = arriving
  const { goal, optional } = facts
  switch (stage.at) {
    case 'waiting':
      return inTime(init, began + (optional ? PATIENCE_MS.helpful : PATIENCE_MS.needed))
    case 'looking':
      showAddress(goal.address)
      return whoIsHere(await init)
    case 'exchanging':
      return (await import('./exchange.ts')).exchangeProof(stage.proof)
    case 'signingIn': {
      if (!goal.asked && !once('relogin')) return { is: 'spent' }
      const liff = (await init)!
      if (liff.isLoggedIn()) liff.logout()
      liff.login({ redirectUri: redirectUriOf(new URL(location.href)) })
      return leaving()
    }
    case 'reopening':
      return tryOnce('reopen', async () => {
        // The SDK takes a new ID token only where it holds none, in this window as long as it lives (liff 2.31.0, init).
        ;(await init)!.logout()
        location.replace(liffLinkOf(goal.address))
      })
    default:
      return (await import('./trouble.ts')).inTrouble(stage, arriving, facts)
  }
}

/** The site opens: at the page of the link, or where the member goes first. */
export async function open({ page, entered, link, note }: Opening, goal: Goal): Promise<StartResult> {
  if (link || note) (await import('./exchange.ts')).tellSite({ link, note }, goal.path)
  if (page === 'login' || page === 'register') askedFor(goal.path)
  showAddress(page === 'asked' ? goal.address : shownPath(paths[page]()))
  return { kind: entered ? 'entered' : 'plain' }
}

async function whoIsHere(liff: Liff | null): Promise<Event> {
  const proof = proofOf(liff)
  const token = currentToken()
  return {
    is: 'seen',
    inLine: liff?.isInClient() === true,
    session: token !== null,
    samePerson: token !== null && proof.state !== 'none' && (await isPersonOf(proof.sub, token)),
    proof,
    left: hasLeft(),
    belowEndpoint: isBelowEndpoint(liff),
  }
}

function isBelowEndpoint(liff: Liff | null): boolean {
  const endpoint = liff?.getContext()?.endpointUrl
  if (!endpoint) return true
  const { origin, pathname } = new URL(endpoint)
  return location.origin === origin && `${location.pathname}/`.startsWith(`${pathname.replace(/\/$/, '')}/`)
}

async function inTime(init: Arriving['init'], until: number): Promise<Event> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Event>((resolve) => {
    timer = setTimeout(() => resolve({ is: 'late' }), Math.max(0, until - Date.now()))
  })
  const answer = Promise.resolve(init).then((): Event => ({ is: 'ready' }))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
