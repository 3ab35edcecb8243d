/** A write about limits: what is answered is shown at once, and what depends on it is fetched again. */
import type { QueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import {
  type confirmLimit,
  declineLimits,
  type setLimit,
  type withdrawLimitChange,
} from '#contracts/protection.ts'
import { errorText } from '#src/api/error-text.ts'
import { written } from '#src/data/affected.ts'
import { protect, protectionKnown } from '#src/data/protection/protection.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { here } from '#src/strings/protection/here.ts'

export type LimitWrite =
  typeof setLimit | typeof confirmLimit | typeof withdrawLimitChange | typeof declineLimits

/** Sends one; what it refused is thrown to the caller. */
export async function sendLimit<E extends LimitWrite>(client: QueryClient, endpoint: E, body: RequestOf<E>) {
  try {
    const { message, data } = await protect(endpoint, body)
    protectionKnown(client, data)
    return { message: message || here.saved }
  } finally {
    void written(client, endpoint.name)
  }
}

/** No limit is wanted for now: the question goes away without a word. */
export const declineOffer = (client: QueryClient): Promise<void> =>
  sendLimit(client, declineLimits, {}).then(
    () => {},
    (error: unknown) => toast('lost', errorText(error)),
  )
