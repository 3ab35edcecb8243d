/** Ties a LINE account to the member who is signed in, and says how that went (board 18.4). */
import type { QueryClient } from '@tanstack/react-query'
import { linkLine } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { LineCredential } from '#src/platform/platform.ts'
import { firstUse } from '#src/strings/first-use.ts'
import { toWire } from './line-exchange.ts'

/** Never rejects: what failed is said. */
export async function linkLineAccount(credential: LineCredential, queryClient: QueryClient): Promise<void> {
  try {
    await call(linkLine, toWire(credential))
    toast('won', firstUse.linked)
  } catch (error) {
    toast('lost', errorText(error))
  }
  await queryClient.invalidateQueries({ queryKey: memberKey })
}
