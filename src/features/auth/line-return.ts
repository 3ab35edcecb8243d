/** Back from LINE (ENV-8, line.md §2.7): what the visit began with becomes a session, a choice, or a clear sentence. */
import type { QueryClient } from '@tanstack/react-query'
import { errorText } from '#src/api/error-text.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { platform } from '#src/platform/current.ts'
import type { LineCredential, StartResult } from '#src/platform/platform.ts'
import { lineLinkFound } from '#src/stores/line-link.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { enter, type Entered } from './enter.ts'
import { exchangeLine } from './line-exchange.ts'
import { linkLineAccount } from './line/link-line-account.ts'
import { signIn } from './sign-in.ts'
import { stepUpByLine } from './step-up.ts'

/** What a visit can begin with, but for a session that the platform made by itself. */
export type BackFromLine = Exclude<StartResult, { kind: 'entered' }>

/**
 * Where the visit stands now. `unlinked`: LINE vouches for somebody who is no member yet; the page /start is next.
 * `forgot`: the member asked for the forgot page on the way.
 */
export type LineLanding =
  | { kind: 'signedIn'; returnTo: string | null }
  | { kind: 'unlinked' }
  | { kind: 'forgot' }
  | { kind: 'stay'; returnTo: string | null }

/**
 * Carries a start result to its end, dialogs included. `plain` stays. The app navigates to `returnTo` of `signedIn`
 * (a same-origin path, or null for home).
 */
export async function handleLineReturn(start: BackFromLine, queryClient: QueryClient): Promise<LineLanding> {
  switch (start.kind) {
    case 'plain':
      return { kind: 'stay', returnTo: null }
    case 'cancelled':
      toast('info', auth.lineCancelled)
      return { kind: 'stay', returnTo: start.returnTo }
    case 'stateMismatch':
      // LINE: treat it as a failed auto login; this attempt stays failed, the next one goes without auto login.
      return failed(auth.lineStateMismatch, null, { withoutAutoLogin: true })
    case 'failed':
      return failed(auth.lineFailed, start.returnTo)
    case 'signedInWithLine':
      return ofMember(start, queryClient) ?? exchange(start.credential, start.returnTo, queryClient)
  }
}

async function exchange(
  credential: LineCredential,
  returnTo: string | null,
  queryClient: QueryClient,
): Promise<LineLanding> {
  try {
    const given = await exchangeLine(credential)
    if (!given) return await failed(auth.lineFailed, returnTo)
    if (given.kind === 'unlinked') {
      lineLinkFound(given.link, returnTo)
      return { kind: 'unlinked' }
    }
    await signIn(queryClient, given.token)
    return { kind: 'signedIn', returnTo }
  } catch (error) {
    return failed(errorText(error), returnTo)
  }
}

/** Asked for by who is signed in already: they stay who they are, whatever comes of it. Null: nobody is. */
function ofMember(
  { intent, credential, returnTo }: Extract<StartResult, { kind: 'signedInWithLine' }>,
  queryClient: QueryClient,
): Promise<LineLanding> | null {
  if (!useSession.getState().user) return null
  if (intent === 'link') return linkToMember(credential, returnTo, queryClient)
  return intent === 'stepUp' ? proved(credential, returnTo) : null
}

async function linkToMember(
  credential: LineCredential,
  returnTo: string | null,
  queryClient: QueryClient,
): Promise<LineLanding> {
  const outcome = await linkLineAccount(credential, queryClient)
  return outcome === 'forgot' ? { kind: 'forgot' } : { kind: 'stay', returnTo }
}

async function proved(credential: LineCredential, returnTo: string | null): Promise<LineLanding> {
  await stepUpByLine(credential).catch((error) => toast('lost', errorText(error)))
  return { kind: 'stay', returnTo }
}

function landed(entered: Entered, returnTo: string | null): LineLanding {
  if (entered === 'signedIn') return { kind: 'signedIn', returnTo }
  if (entered === 'forgot') return { kind: 'forgot' }
  return { kind: 'stay', returnTo: entered === 'registered' ? null : returnTo }
}

/** Says what failed, with a fresh way to LINE and the password as the other one. */
async function failed(
  text: string,
  returnTo: string | null,
  options: { withoutAutoLogin?: boolean } = {},
): Promise<LineLanding> {
  const retryHref = await platform()
    .signIn({ returnTo, ...options })
    .catch(() => null)
  const choice = await open(lineFailedDialog, { text, retryHref })
  return landed(choice === 'closed' ? 'closed' : await enter('login'), returnTo)
}

/** Signing in with LINE did not work: what happened, a fresh attempt, or the password instead. */
const lineFailedDialog = defineDialog<{ text: string; retryHref: string | null }, 'password' | 'closed'>({
  name: 'line-failed',
  load: async () => (await import('./line/LineFailedDialog.tsx')).LineFailedDialog,
  dismissed: 'closed',
})
