/** What happens once the server has given a token, in the order of LOGIN-3. The caller then closes its form. */
import type { QueryClient } from '@tanstack/react-query'
import { memberKey } from '#src/data/query-key.ts'
import { signedIn } from '#src/stores/session.ts'
import { welcome } from './welcome.ts'

/** Rejects only when the token turns out to be worthless. */
export async function signIn(queryClient: QueryClient, token: string): Promise<void> {
  // Another member may have been here in this tab.
  queryClient.removeQueries({ queryKey: memberKey })
  signedIn(token)
  await welcome(queryClient)
}
