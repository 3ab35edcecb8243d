/** A screen in the place of the waiting screen, and what the member chose on it. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '#src/app/frame/Providers.tsx'
import { createQueryClient } from '#src/data/query-client.ts'
import type { LiffWays } from '#src/features/liff-failures/failure.ts'
import { env } from '#src/lib/env.ts'
import { liffLinkOf } from '../address/open-in-line.ts'
import { signInAddress } from '../address/scrub.ts'
import type { Goal } from './goal.ts'

export interface Shown {
  /** How it is to go on. The other ways leave the page. */
  choice: Promise<'password' | 'register' | 'retry'>
  close: () => void
}

export function showScreen(goal: Goal, view: (ways: LiffWays) => ReactNode): Shown {
  const root = createRoot(document.getElementById('root')!)
  const client = createQueryClient()
  const signIn = env.liffId === '' ? null : signInAddress(goal.address, location.origin)
  const choice = new Promise<Awaited<Shown['choice']>>((resolve) => {
    const ways: LiffWays = {
      onPassword: () => resolve('password'),
      onRegister: () => resolve('register'),
      onRetry: () => resolve('retry'),
      signIn,
      openInLine: env.liffId === '' ? null : liffLinkOf(goal.address),
    }
    root.render(<Providers client={client}>{view(ways)}</Providers>)
  })
  return {
    choice,
    close() {
      root.unmount()
      client.clear()
    },
  }
}
