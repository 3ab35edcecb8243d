/** Proves who is there before money moves: by the password, or by LINE where it is linked (decision 038). */
import * as z from 'zod/mini'
import { stepUp as stepUpCall } from '#contracts/account.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { LineCredential } from '#src/platform/platform.ts'
import { proof as words } from '#src/strings/auth/proof.ts'
import { toWire } from './line-exchange.ts'
import type { ProofOutcome } from './proof/proof.ts'
import { proofDialog } from './proof/proof-dialog.ts'

const asked = z.object({ line: z.boolean() })

/** `returnTo`: the page in view, for a way by LINE that leaves it. */
export function stepUp({ data }: ApiError, returnTo: string): Promise<ProofOutcome> {
  const read = z.safeParse(asked, data)
  return open(proofDialog, {
    words: words.stepUp,
    line: read.success && read.data.line ? { returnTo } : null,
    send: async (proof) => void (await call(stepUpCall, proof)),
  })
}

/** Back from LINE, perhaps in another tab than the one that asked. Rejects with the call's `ApiError`. */
export async function stepUpByLine(credential: LineCredential): Promise<void> {
  await call(stepUpCall, toWire(credential))
  toast('won', words.provedHere)
}
