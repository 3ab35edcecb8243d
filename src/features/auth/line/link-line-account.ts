/** Ties a LINE account to the member who is signed in, and says how that went. */
import type { QueryClient } from '@tanstack/react-query'
import { linkLine } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { LineCredential } from '#src/platform/platform.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { proof as words } from '#src/strings/auth/proof.ts'
import { toWire } from '../line-exchange.ts'
import type { ProofOutcome } from '../proof/proof.ts'
import { proofDialog } from '../proof/proof-dialog.ts'

/** Asks for the password: a way in is made that outlives the session. Never rejects: what failed is said. */
export async function linkLineAccount(
  credential: LineCredential,
  queryClient: QueryClient,
): Promise<ProofOutcome> {
  let changed: typeof import('#src/data/affected.ts') | undefined
  const outcome = await open(proofDialog, {
    words: words.link,
    line: null,
    send: async (proof) => {
      if (!('password' in proof)) return
      // Loaded before it is needed: a link that was made is not followed by a failure to load.
      changed = await import('#src/data/affected.ts')
      await call(linkLine, { ...proof, ...toWire(credential) })
    },
  })
  if (outcome === 'proved') toast('won', firstUse.linked)
  await changed?.written(queryClient, linkLine.name)
  return outcome
}
