import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { auth } from '#src/strings/auth/auth.ts'

/**
 * REG-6: the platform did not take the code. It is taken out, so that the next one can be typed at once. The toast has the
 * platform's sentence and goes; the boxes stay marked with what to do now and, where the platform says, how many tries
 * are left, until another code is sent. A code that could not be checked at all is not called wrong and stays: a second press
 * sends it.
 */
export function refuseCode<Output>(
  form: UseFormReturn<{ otp_code: string }, unknown, Output>,
  error: ApiError,
): void {
  if (error.kind === 'refused' || error.kind === 'invalid') {
    form.reset()
    form.setError('otp_code', { type: 'server', message: sentence(error) })
  }
  form.setFocus('otp_code')
}

function sentence({ data }: ApiError): string {
  const left = (data as { tries_left?: unknown } | undefined)?.tries_left
  if (typeof left !== 'number') return auth.otpRefused
  return left > 0 ? auth.otpTriesLeft(left) : auth.otpSpent
}
