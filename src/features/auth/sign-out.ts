/** The end of a session, asked for by the member (SHELL-5, LOGIN-8). */
import type { QueryClient } from '@tanstack/react-query'
import { logout } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { memberKey } from '#src/data/member-key.ts'
import { dismissAll } from '#src/dialogs/dialogs.ts'
import { clearDrafts } from '#src/forms/drafts.ts'
import { platform } from '#src/platform/current.ts'
import { signedOut } from '#src/stores/session.ts'

/** Signing out works without a network too: after this long the server is no longer waited for. */
const SERVER_WAIT_MS = 4000

/**
 * Tells the server, then forgets the member: here, and through the session's storage in every other tab, which hears
 * of it at once. Never rejects: a failure is only logged, which the transport has done by then.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await Promise.race([
    call(logout, {}).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, SERVER_WAIT_MS)),
  ])
  signedOut('signedOut')
  queryClient.removeQueries({ queryKey: memberKey })
  clearDrafts()
  dismissAll()
  await platform()
    .signOut()
    .catch(() => {})
}
