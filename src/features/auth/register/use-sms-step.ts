import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { verifyOtp } from '#contracts/auth.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { askOtp } from '#src/forms/otp/ask-otp.ts'
import { refuseCode, useRefusedBefore } from '#src/forms/otp/refused-code.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { useWebOtp } from '#src/forms/otp/use-web-otp.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { otpSchema, type OtpValues } from '../parts/schemas.ts'
import { toRequestOtp, toVerifyOtp } from '../parts/to-request.ts'
import { type RegistrationFlow, SMS } from './use-registration.ts'

/** REG-3: verify_otp gives a proof, register needs it. A failed register keeps the proof: no second code. */
export function useSmsStep({ state, dispatch, details, context, failed, register }: RegistrationFlow) {
  const [resending, setResending] = useState(false)
  const verified = state.proof !== null
  const form = useForm<OtpValues>({
    resolver: zodResolver(otpSchema(verified)),
    defaultValues: { otp_code: '' },
  })
  const sent = { name: SMS, ref: state.otp?.ref ?? '' }
  useRefusedBefore(form, sent)

  const prove = async (code: string): Promise<string> => {
    const values = details.getValues()
    const { data } = await call(verifyOtp, toVerifyOtp(values, { code, ref: sent.ref }, context))
    dispatch({ type: 'otpVerified', mobile: values.mobile, otpToken: data.otp_token })
    return data.otp_token
  }

  const submission = useSubmit({
    form,
    send: async ({ otp_code }: OtpValues) => {
      const otpToken = state.proof?.otpToken ?? (await prove(otp_code))
      // After a reload it is asked for again; until then the proof waits.
      if (details.getValues('password') === '') return
      if (await details.trigger('password', { shouldFocus: true })) await register({ otpToken })
    },
    onDone: () => {},
    onFailure(error) {
      if (!(error instanceof ApiError) || error.endpoint !== verifyOtp.name) return failed(error)
      refuseCode(form, error, sent)
      toast('lost', errorText(error))
    },
  })

  const resend = async () => {
    setResending(true)
    try {
      const otp = await askOtp(toRequestOtp(details.getValues(), context))
      dispatch({ type: 'otpSent', otp })
      form.reset()
      form.setFocus('otp_code')
      toast('info', auth.otpResent)
    } catch (error) {
      toast('lost', errorText(error))
    } finally {
      setResending(false)
    }
  }

  useWebOtp(verified ? null : (state.otp?.ref ?? null), (code) => {
    form.setValue('otp_code', code)
    submission.submit()
  })

  return { form, submission, verified, resending, resend: () => void resend() }
}
