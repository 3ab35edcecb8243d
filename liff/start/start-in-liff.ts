/**
 * A visit below `/liff` until the router may read its address (line.md §7): LINE's answer, the scrubbed address, and
 * who is here. What needs the member's word is offered on a screen; the page opens behind none of it.
 */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { fromLiffPath } from '#src/lib/liff-pages.ts'
import { paths } from '#src/lib/paths.ts'
import type { StartResult } from '#src/platform/platform.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'
import { askClock } from './clock.ts'
import { enterWith } from './enter.ts'
import { failureOf, isDialogFault, isStale, unreachable } from './failure.ts'
import { friendAdded } from '../friends/friendship.ts'
import { type Arriving, type Goal, leaving } from './goal.ts'
import { shownPath } from '../address/history.ts'
import { forgetLogin, type Liff } from '../sdk/init.ts'
import { cameBack } from './left.ts'
import { needsMember } from './member-page.ts'
import { once } from './once.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { escapedAddress, scrub, signInAddress } from '../address/scrub.ts'

/** LINE's time to answer. Less where the page can be shown without it: ENV-5. */
const PATIENCE_MS = { needed: 10_000, helpful: 3_500 }

export async function startInLiff(arriving: Arriving): Promise<StartResult> {
  const goal = goalOf(arriving)
  const { init } = arriving
  if (!init) return opened(goal)
  const patience = goal.optional ? PATIENCE_MS.helpful : PATIENCE_MS.needed
  try {
    const liff = await inTime(init, arriving.began + patience)
    if (!liff && goal.optional) return opened(goal)
    if (!liff) return await offer(unreachable(await askClock()), goal, arriving)
    opened(goal)
    return await enterWith(liff, goal, (failure) => offer(failure, goal, arriving))
  } catch (error) {
    return refused(error, goal, arriving)
  }
}

/** `optional`: the page can do without LINE, for somebody is signed in, or nobody need be (ENV-5). */
function goalOf({ visit, titleOf }: Arriving): Goal & { optional: boolean } {
  const { address, asked, returned, friendAdded: added } = scrub(new URL(location.href))
  if (added) friendAdded()
  if (asked || returned) cameBack()
  const at = address.search(/[?#]/)
  const pathname = at < 0 ? address : address.slice(0, at)
  const path = (fromLiffPath(pathname) ?? pathname) + address.slice(pathname.length)
  const forMembers = needsMember(path)
  const known = useSession.getState().user !== null
  return {
    address,
    path,
    title: titleOf(path),
    asked: asked || returned,
    returned,
    needsMember: forMembers,
    optional: !visit.redirecting && !asked && !returned && (known || (!visit.inLine && !forMembers)),
  }
}

/** ENV-3: from here on nothing of LINE's is in the address. */
function opened({ address }: Goal): StartResult {
  history.replaceState(history.state, '', address)
  return { kind: 'plain' }
}

async function inTime(init: Promise<Liff>, until: number): Promise<Liff | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, until - Date.now()))
  })
  return Promise.race([init, late]).finally(() => clearTimeout(timer))
}

/** The SDK did not start. */
async function refused(
  error: unknown,
  goal: Goal & { optional: boolean },
  arriving: Arriving,
): Promise<StartResult> {
  if (isDialogFault(error) && once('escape')) {
    // Signed in all the same (line.md §2.5): the next load finds the tokens and skips the dialog.
    location.replace(escapedAddress(new URL(location.href)))
    return leaving()
  }
  if (isStale(error)) await forgetLogin()
  if (goal.optional) return opened(goal)
  const { inLine, lineVersion } = arriving.visit
  if (isStale(error) && once('relogin')) {
    // Only the link gives a new proof inside LINE; outside the sign-in does.
    location.replace(inLine ? liffLinkOf(goal.address) : signInAddress(goal.address, location.origin))
    return leaving()
  }
  return offer(failureOf(error, { lineVersion, clockOffset: await askClock() }), goal, arriving)
}

const never = (): Promise<never> => new Promise(() => {})

/** Inside LINE the credentials stand in the address until the SDK has read them: another try needs them. */
const needsCredentials = new Set<LiffFailure['kind']>(['network', 'clock', 'sdk'])

/** Shows what happened and the ways on. Comes back when the site opens without LINE, or when LINE answers after all. */
async function offer(failure: LiffFailure, goal: Goal, arriving: Arriving): Promise<StartResult> {
  const inAddress = arriving.visit.inLine && needsCredentials.has(failure.kind)
  if (!inAddress) opened(goal)
  const { showFailure } = await import('./show-failure.tsx')
  const screen = showFailure(failure, goal, arriving)
  const late = failure.kind === 'network' && arriving.init ? arriving.init.catch(never) : never()
  const choice = await Promise.race([screen.choice, late])
  screen.close()
  if (typeof choice === 'object') {
    opened(goal)
    return enterWith(choice, goal, (next) => offer(next, goal, arriving))
  }
  askedFor(goal.path)
  history.replaceState(history.state, '', shownPath(choice === 'register' ? paths.register() : paths.login()))
  return { kind: 'plain' }
}
