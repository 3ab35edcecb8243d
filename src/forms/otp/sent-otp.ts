import type { requestOtp } from '#contracts/auth.ts'
import type { DataOf } from '#contracts/kit.ts'
import { serverNow } from '#src/lib/server-clock.ts'

/** A code on its way to a phone. Moments are epoch ms of the server's clock. */
export interface SentOtp {
  mobile: string
  ref: string
  resendAt: number
  expiresAt: number
}

/** Where the platform does not say: another code after a minute, good for five (domain.md §7.2). */
const RESEND_SECONDS = 60
const GOOD_FOR_SECONDS = 300

/** A code that has just been sent, with its moments on the server's clock. */
export function sentOtp(
  mobile: string,
  reply: DataOf<typeof requestOtp>,
  now: number = serverNow(),
): SentOtp {
  return {
    mobile,
    ref: reply.otp_ref,
    resendAt: now + (reply.resend_in ?? RESEND_SECONDS) * 1000,
    expiresAt: now + (reply.expires_in ?? GOOD_FOR_SECONDS) * 1000,
  }
}
