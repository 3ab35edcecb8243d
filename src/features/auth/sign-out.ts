/** The end of a session, asked for by the member (SHELL-5, LOGIN-8). */
import type { QueryClient } from '@tanstack/react-query'
import { logout } from '#contracts/auth.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { memberKey } from '#src/data/query-key.ts'
import { dismissAll } from '#src/dialogs/dialogs.ts'
import { clearDrafts } from '#src/stores/kept/kept-drafts.ts'
import { platform } from '#src/platform/current.ts'
import { signedOut } from '#src/stores/session.ts'

/** Signing out works without a network too: after this long the server is no longer waited for. */
const SERVER_WAIT_MS = 4000

/**
 * How it ended. `everywhere`: the server knows the session no more. `here`: this device has forgotten it, and the
 * server could not be told.
 */
export type SignedOut = 'everywhere' | 'here'

/**
 * Forgets the member: here, and through the session's storage in every other tab, which hears of it at once; the server
 * is told in the same breath and waited for a little. Never rejects: that the server could not be told is an answer
 * (decision 043). Whoever calls has led the member to a page that asks for nothing of theirs.
 */
export async function signOut(queryClient: QueryClient): Promise<SignedOut> {
  // On its way with the session's token before that is gone.
  const told = call(logout, {}).then<SignedOut, SignedOut>(() => 'everywhere', endOf)
  signedOut('signedOut')
  queryClient.removeQueries({ queryKey: memberKey })
  clearDrafts()
  dismissAll()
  const [end] = await Promise.all([
    Promise.race([told, waited()]),
    platform()
      .signOut()
      .catch(() => {}),
  ])
  return end
}

/** 401: there was nothing left to end. */
const endOf = (error: unknown): SignedOut =>
  error instanceof ApiError && error.kind === 'unauthenticated' ? 'everywhere' : 'here'

const waited = () => new Promise<SignedOut>((resolve) => setTimeout(() => resolve('here'), SERVER_WAIT_MS))
