/** What each stage of the start does (stages.ts), and how it ended. One that leaves the page does not end. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { paths } from '#src/lib/paths.ts'
import type { StartResult } from '#src/platform/platform.ts'
import { currentToken } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'
import { shownPath } from '../address/history.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { escapedAddress, redirectUriOf, signInAddress } from '../address/scrub.ts'
import { forgetLogin, type Liff } from '../sdk/init.ts'
import { proofOf } from '../sdk/proof.ts'
import { askClock } from './clock.ts'
import type { Arriving, Goal } from './goal.ts'
import { hasLeft } from './left.ts'
import { type Attempt, once } from './once.ts'
import { isPersonOf } from './person.ts'
import { type Event, type Facts, needsCredentials, type Opening, type Stage, type StageAt } from './stages.ts'

/** LINE's time to answer. Less where the page can be shown without it: ENV-5. */
const PATIENCE_MS = { needed: 10_000, helpful: 3_500 }

type Working = Exclude<Stage, Opening>
type Effects = { [At in Working['at']]: (stage: StageAt<At>) => Event | Promise<Event> }

export function effectsOf({ init, began }: Arriving, facts: Facts): (stage: Working) => Promise<Event> {
  const { goal, visit, optional } = facts
  const ready = async (): Promise<Event> => {
    await init
    return { is: 'ready' }
  }
  const signIn = () => signInAddress(goal.address, location.origin)
  const patience = optional ? PATIENCE_MS.helpful : PATIENCE_MS.needed

  async function show(failure: LiffFailure, answer: Promise<Event>): Promise<Event> {
    if (!needsCredentials(facts, failure)) showAddress(goal.address)
    const { showFailure } = await import('./show-failure.tsx')
    const screen = showFailure(failure, goal)
    const event = await Promise.race([screen.choice.then((is): Event => ({ is })), answer])
    // What is tried again loads the page anew: until then the screen stays.
    if (event.is !== 'retry') screen.close()
    return event
  }

  const effects: Effects = {
    waiting: () => inTime(ready(), began + patience),
    async looking() {
      showAddress(goal.address)
      return whoIsHere((await init)!)
    },
    exchanging: async ({ proof }) => (await import('./exchange.ts')).exchangeProof(proof),
    async signingIn() {
      if (!goal.asked && !once('relogin')) return { is: 'spent' }
      const liff = (await init)!
      if (liff.isLoggedIn()) liff.logout()
      liff.login({ redirectUri: redirectUriOf(new URL(location.href)) })
      return leaving()
    },
    reopening: () =>
      tryOnce('reopen', async () => {
        // The SDK takes a new ID token only where it holds none, in this window as long as it lives (liff 2.31.0, init).
        ;(await init)!.logout()
        location.replace(liffLinkOf(goal.address))
      }),
    escaping: () => tryOnce('escape', () => location.replace(escapedAddress(new URL(location.href)))),
    forgetting: async () => {
      await forgetLogin()
      return { is: 'forgotten' }
    },
    renewing: () =>
      tryOnce('relogin', () => location.replace(visit.inLine ? liffLinkOf(goal.address) : signIn())),
    askingClock: async () => ({ is: 'clock', offset: await askClock() }),
    unanswered: ({ failure }) => show(failure, ready().catch(never)),
    failed: ({ failure }) => show(failure, never()),
    retrying({ by }) {
      if (by === 'reload') location.reload()
      else location.replace(by === 'page' ? goal.address : signIn())
      return leaving()
    },
  }
  return async (stage) => (effects[stage.at] as (stage: Working) => Event | Promise<Event>)(stage)
}

/** The site opens: at the page of the link, or where the member goes first. */
export async function open({ page, entered, link, note }: Opening, goal: Goal): Promise<StartResult> {
  if (link || note) (await import('./exchange.ts')).tellSite({ link, note }, goal.path)
  if (page === 'login' || page === 'register') askedFor(goal.path)
  showAddress(page === 'asked' ? goal.address : shownPath(paths[page]()))
  return { kind: entered ? 'entered' : 'plain' }
}

/** ENV-3: from here on nothing of LINE's is in the address. */
function showAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

async function whoIsHere(liff: Liff): Promise<Event> {
  const proof = proofOf(liff)
  const token = currentToken()
  return {
    is: 'seen',
    inLine: liff.isInClient(),
    session: token !== null,
    samePerson: token !== null && proof.state !== 'none' && (await isPersonOf(proof.sub, token)),
    proof,
    left: hasLeft(),
    belowEndpoint: isBelowEndpoint(liff),
  }
}

function isBelowEndpoint(liff: Liff): boolean {
  const endpoint = liff.getContext()?.endpointUrl
  if (!endpoint) return true
  const { origin, pathname } = new URL(endpoint)
  return location.origin === origin && `${location.pathname}/`.startsWith(`${pathname.replace(/\/$/, '')}/`)
}

async function inTime(answer: Promise<Event>, until: number): Promise<Event> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Event>((resolve) => {
    timer = setTimeout(() => resolve({ is: 'late' }), Math.max(0, until - Date.now()))
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function tryOnce(attempt: Attempt, leave: () => void | Promise<void>): Promise<Event> {
  if (!once(attempt)) return { is: 'spent' }
  await leave()
  return leaving()
}

const never = (): Promise<never> => new Promise(() => {})

/** The page is being left: nothing may follow. Should the member come back to it as it was, it begins anew. */
function leaving(): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  return never()
}
