import { checkAccount } from '#contracts/auth.ts'
import { registerType } from '#contracts/agent.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { askOtp } from '#src/forms/otp/ask-otp.ts'
import type { SentOtp } from '#src/forms/otp/sent-otp.ts'
import { askedToWait } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { usableOtp } from './registration.ts'
import type { DetailsValues } from '../parts/schemas.ts'
import { toCheckAccount, toRequestOtp } from '../parts/to-request.ts'
import type { RegistrationFlow } from './use-registration.ts'

/** REG-3: pending → check_account → SMS (request_otp) or bank account. Bank mode sends no code. */
export function useDetailsStep({ state, dispatch, details, context, pause, ...flow }: RegistrationFlow) {
  const isByBank = (config: RegistrationFlow['config']) => config?.info.register_type === registerType.bank

  const send = async (values: DetailsValues): Promise<SentOtp | null> => {
    await call(checkAccount, toCheckAccount(values, context))
    if (isByBank(await flow.askedConfig())) return null
    const known = usableOtp(state, values.mobile, serverNow())
    return known ?? askOtp(toRequestOtp(values, context))
  }

  const submission = useSubmit({
    form: details,
    send,
    onDone: (otp) => dispatch(otp ? { type: 'otpSent', otp } : { type: 'bankAsked' }),
    onFailure(error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      toast('lost', errorText(error))
    },
  })
  return { submission, byBank: isByBank(flow.config) }
}
