/**
 * Which code was last sent to which phone: neither secret nor the code itself. Kept over a reload, because members
 * leave for the SMS app and come back to a page that the phone has thrown away; asking for another code would then
 * be refused for a minute.
 */
import { clearDraft, readDraft, writeDraft } from '../drafts.ts'
import type { SentOtp } from './sent-otp.ts'

/** `name`: what the code is for. */
export function keepOtp(name: string, otp: SentOtp | null): void {
  if (otp) writeDraft(name, { ...otp, resendAt: String(otp.resendAt), expiresAt: String(otp.expiresAt) })
  else clearDraft(name)
}

export function keptOtp(name: string): SentOtp | null {
  const { mobile, ref, resendAt, expiresAt } = readDraft(name)
  if (!mobile || !ref) return null
  const moments = { resendAt: Number(resendAt), expiresAt: Number(expiresAt) }
  return Number.isFinite(moments.resendAt) && Number.isFinite(moments.expiresAt)
    ? { mobile, ref, ...moments }
    : null
}
