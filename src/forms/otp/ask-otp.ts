/**
 * A code is asked for once, also where the answer was lost: pressed again, the platform tells of the code that it has sent. Kept
 * over a reload, as the code is (`otp-draft.ts`): a member waits for the SMS in another app, and the phone throws the page away.
 */
import { requestOtp } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { call } from '#src/api/call.ts'
import { isOpenEnded } from '#src/forms/money/open-ended.ts'
import { newKey } from '#src/lib/new-key.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { clearDraft, readDraft, writeDraft } from '../drafts.ts'
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

const DRAFT = 'sms.unanswered'

/** Here as well, where the browser keeps nothing for us. */
let unanswered: Unanswered | null = null

function note(request: Unanswered | null): void {
  unanswered = request
  if (request) writeDraft(DRAFT, { ...request, at: String(request.at) })
  else clearDraft(DRAFT)
}

function noted(): Unanswered | null {
  const { asked, key, at } = readDraft(DRAFT)
  return unanswered ?? (asked && key ? { asked, key, at: Number(at) } : null)
}

/** Rejects with the call's `ApiError`. A platform that knows no keys refuses the second press as any that comes too soon (429). */
export async function askOtp(request: RequestOf<typeof requestOtp>): Promise<SentOtp> {
  const asked = JSON.stringify(request)
  const now = serverNow()
  const before = noted()
  const again = before?.asked === asked && now - before.at < KEPT_FOR ? before : null
  const sending = again ?? { asked, key: newKey(), at: now }
  note(sending)
  try {
    const { data } = await call(requestOtp, request, { idempotencyKey: sending.key })
    note(null)
    return sentOtp(request.mobile, data, again ? again.at : serverNow())
  } catch (error) {
    if (!isOpenEnded(error)) note(null)
    throw error
  }
}
