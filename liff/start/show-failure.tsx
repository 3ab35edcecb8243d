/** A failure on the screen, in the place of the waiting screen, and what the member chose. Loaded only then. */
import { createRoot } from 'react-dom/client'
import { Providers } from '#src/app/Providers.tsx'
import { createQueryClient } from '#src/data/query-client.ts'
import type { LiffFailure, LiffWays } from '#src/features/liff-failures/failure.ts'
import { LiffFailureScreen } from '#src/features/liff-failures/LiffFailureScreen.tsx'
import { env } from '#src/lib/env.ts'
import type { Arriving, Goal } from './goal.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { signInAddress } from '../address/scrub.ts'

interface Shown {
  /** How the site is to open. The other ways leave the page. */
  choice: Promise<'password' | 'register'>
  close: () => void
}

export function showFailure(failure: LiffFailure, goal: Goal, { visit }: Arriving): Shown {
  const root = createRoot(document.getElementById('root')!)
  const client = createQueryClient()
  const signIn = env.liffId === '' ? null : signInAddress(goal.address, location.origin)
  const choice = new Promise<'password' | 'register'>((resolve) => {
    const ways: LiffWays = {
      onPassword: () => resolve('password'),
      onRegister: () => resolve('register'),
      onRetry: () => retry(failure, goal, visit.inLine),
      signIn,
      openInLine: env.liffId === '' ? null : liffLinkOf(goal.address),
    }
    root.render(
      <Providers client={client}>
        <LiffFailureScreen failure={failure} page={goal.title} ways={ways} />
      </Providers>,
    )
  })
  return {
    choice,
    close() {
      root.unmount()
      client.clear()
    },
  }
}

/** Inside LINE the credentials are in the address, so it is loaded again as it is; else anew, and LINE asked again. */
function retry({ kind }: LiffFailure, goal: Goal, inLine: boolean): void {
  if (inLine && (kind === 'network' || kind === 'clock' || kind === 'sdk')) location.reload()
  else if (kind === 'sdk' && !goal.asked) location.replace(goal.address)
  else location.replace(signInAddress(goal.address, location.origin))
}
