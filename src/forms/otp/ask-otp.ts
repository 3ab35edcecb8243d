/** A code is asked for once, also where the answer was lost: pressed again, the platform tells of the code that it has sent. */
import { requestOtp } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { call } from '#src/api/call.ts'
import { isOpenEnded } from '#src/forms/money/open-ended.ts'
import { newKey } from '#src/lib/new-key.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { type SentOtp, sentOtp } from './sent-otp.ts'

/** A request whose answer has not come. */
interface Unanswered {
  /** Who asked for what. */
  readonly asked: string
  readonly key: string
  /** When it was sent first, epoch ms of the server's clock: its code may be as old. */
  readonly at: number
}

/** ms. By then its code is over, and another may be asked for. */
const KEPT_FOR = 5 * 60_000

let unanswered: Unanswered | null = null

/** Rejects with the call's `ApiError`. A platform that knows no keys refuses the second press as any that comes too soon (429). */
export async function askOtp(request: RequestOf<typeof requestOtp>): Promise<SentOtp> {
  const asked = JSON.stringify(request)
  const now = serverNow()
  const again = unanswered?.asked === asked && now - unanswered.at < KEPT_FOR ? unanswered : null
  const sending = again ?? { asked, key: newKey(), at: now }
  unanswered = sending
  try {
    const { data } = await call(requestOtp, request, { idempotencyKey: sending.key })
    unanswered = null
    return sentOtp(request.mobile, data, again ? again.at : serverNow())
  } catch (error) {
    if (!isOpenEnded(error)) unanswered = null
    throw error
  }
}
