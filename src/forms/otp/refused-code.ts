import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { readDraft, writeDraft } from '../drafts.ts'

/** A code that was sent: what it is for, and its reference. */
interface Sent {
  /** The draft's name, as `keepOtp` has it. */
  name: string
  ref: string
}

const draftOf = (name: string): string => `${name}.refused`

/**
 * REG-6: the platform did not take the code. It is taken out, so that the next one can be typed at once. The toast has the
 * platform's sentence and goes; the boxes stay marked with what to do now and, where the platform says, how many tries
 * are left, until another code is sent. A code that could not be checked at all is not called wrong and stays: a second press
 * sends it.
 */
export function refuseCode<Output>(
  form: UseFormReturn<{ otp_code: string }, unknown, Output>,
  error: ApiError,
  sent: Sent,
): void {
  if (error.kind === 'refused' || error.kind === 'invalid') {
    const message = sentence(error)
    form.reset()
    form.setError('otp_code', { type: 'server', message })
    writeDraft(draftOf(sent.name), { ref: sent.ref, message })
  }
  form.setFocus('otp_code')
}

/** A reload finds the boxes marked as they were, for as long as it is the same code that is asked for. */
export function useRefusedBefore<Output>(
  form: UseFormReturn<{ otp_code: string }, unknown, Output>,
  { name, ref }: Sent,
): void {
  useEffect(() => {
    const before = readDraft(draftOf(name))
    if (before.message && before.ref === ref) {
      form.setError('otp_code', { type: 'server', message: before.message })
    }
  }, [form, name, ref])
}

function sentence({ data }: ApiError): string {
  const left = (data as { tries_left?: unknown } | undefined)?.tries_left
  if (typeof left !== 'number') return auth.otpRefused
  return left > 0 ? auth.otpTriesLeft(left) : auth.otpSpent
}
