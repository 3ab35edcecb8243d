/** What the start does where LINE did not simply answer. Loaded only then. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { escapedAddress, signInAddress } from '../address/scrub.ts'
import { forgetLogin } from '../sdk/init.ts'
import { askClock } from './clock.ts'
import { explain } from './failure.ts'
import type { Arriving } from './goal.ts'
import { leaving, never, showAddress, tryOnce } from './leave.ts'
import { type Event, type Facts, needsCredentials, type StageAt } from './stages.ts'

type Trouble = StageAt<
  'escaping' | 'forgetting' | 'renewing' | 'askingClock' | 'unanswered' | 'failed' | 'retrying'
>

export async function inTrouble(stage: Trouble, { init }: Arriving, facts: Facts): Promise<Event> {
  const { goal, visit } = facts
  const signIn = () => signInAddress(goal.address, location.origin)
  switch (stage.at) {
    case 'escaping':
      return tryOnce('escape', () => location.replace(escapedAddress(new URL(location.href))))
    case 'forgetting':
      await forgetLogin()
      return { is: 'forgotten' }
    case 'renewing':
      return tryOnce('relogin', () => location.replace(visit.inLine ? liffLinkOf(goal.address) : signIn()))
    case 'askingClock':
      return {
        is: 'explained',
        failure: explain(stage.doubt, { lineVersion: visit.lineVersion, clockOffset: await askClock() }),
      }
    case 'unanswered': {
      const answered = init ? init.then((): Event => ({ is: 'ready' }), never) : never()
      return show(stage.failure, facts, answered)
    }
    case 'failed':
      return show(stage.failure, facts, never())
    case 'retrying':
      if (stage.by === 'reload') location.reload()
      else location.replace(stage.by === 'page' ? goal.address : signIn())
      return leaving()
  }
}

async function show(failure: LiffFailure, facts: Facts, answered: Promise<Event>): Promise<Event> {
  if (!needsCredentials(facts, failure)) showAddress(facts.goal.address)
  const { showFailure } =
    failure.kind === 'outside' ? await import('./show-outside.tsx') : await import('./show-failure.tsx')
  const screen = showFailure(failure, facts.goal)
  const event = await Promise.race([screen.choice.then((is): Event => ({ is })), answered])
  // What is tried again loads the page anew: until then the screen stays.
  if (event.is !== 'retry') screen.close()
  return event
}
