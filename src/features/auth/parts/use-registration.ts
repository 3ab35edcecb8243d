/** A registration from its first field to the new member's name: REG-1 to REG-6. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useForm } from 'react-hook-form'
import { knowUs, limits } from '#contracts/auth.ts'
import { errorText } from '#src/api/error-text.ts'
import { choosesUsername } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { clearDraft } from '#src/forms/drafts.ts'
import { keepOtp, keptOtp } from '#src/forms/otp-draft.ts'
import { useDraft, withDraft } from '#src/forms/use-draft.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { showInFields } from '#src/forms/use-submit.ts'
import { env } from '#src/lib/env.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth.ts'
import { fresh, type Registration, registration } from './registration.ts'
import { bankSchema, detailsSchema } from './schemas.ts'
import { suggestedName } from './suggested-name.ts'
import type { Context } from './to-request.ts'
import { useRegisterWrite } from './use-register-write.ts'

const DETAILS = 'register'
const BANK = 'register.bank'
const SMS = 'register.sms'
const noDetails = { username: '', mobile: '', password: '', affiliate_code: '', know_us_id: '' }
const noBank = { bank_id: '', bank_account_name: '', bank_account_no: '' }

/** REG-6: how long the confirm button rests after a failed registration. */
const FAILED_PAUSE_MS = 2500

/** A code that came with the address (REG-1); one that cannot be right is not prefilled. */
const referralOf = (code: string | null) => (code && code.length <= limits.referralMax ? code : '')

const start = (): Registration => ({ ...fresh, otp: keptOtp(SMS) })

export type RegistrationFlow = ReturnType<typeof useRegistration>

/** `link`: the LINE account that will belong to the new member; what is asked is less then (board 23.8). */
export function useRegistration(link?: LineLink) {
  const { data: config, isError: configFailed, refetch } = useQuery(agentConfigQuery())
  const [state, dispatch] = useReducer(registration, null, start)
  const pause = usePause()
  const referral = referralOf(useVisit((visit) => visit.referral))
  const context: Context = {
    agentCode: env.agentCode,
    choosesUsername: choosesUsername(config),
    linkToken: link?.token,
  }

  const details = useForm({
    resolver: zodResolver(detailsSchema(context.choosesUsername)),
    defaultValues: withDraft(DETAILS, {
      ...noDetails,
      affiliate_code: referral,
      ...(link && { username: suggestedName(link.name), know_us_id: String(knowUs.other) }),
      ...(referral && { know_us_id: String(knowUs.friend) }),
    }),
  })
  const bank = useForm({ resolver: zodResolver(bankSchema), defaultValues: withDraft(BANK, noBank) })
  useDraft(DETAILS, details, ['username', 'mobile', 'affiliate_code', 'know_us_id'])
  useDraft(BANK, bank, ['bank_id', 'bank_account_name', 'bank_account_no'])

  useEffect(() => keepOtp(SMS, state.otp), [state.otp])

  // On the first page of a visit the address is read after the form is there.
  useEffect(() => {
    if (!referral || details.getValues('affiliate_code')) return
    details.setValue('affiliate_code', referral)
    if (!details.getValues('know_us_id')) details.setValue('know_us_id', String(knowUs.friend))
  }, [referral, details])

  const clear = () => {
    details.reset(noDetails)
    bank.reset(noBank)
    clearDraft(DETAILS)
    clearDraft(BANK)
  }

  /** A toast with the server's sentence, and a rest for the button (REG-6); or the sentences beside their fields. */
  const failed = (error: unknown) => {
    pause.start(askedToWait(error) ?? FAILED_PAUSE_MS)
    if (showInFields(bank, error)) return
    if (showInFields(details, error)) dispatch({ type: 'back' })
    else toast('lost', errorText(error))
  }

  const writing = useRegisterWrite({
    onRegistered(credentials) {
      dispatch({ type: 'registered', credentials })
      clear()
    },
    password: () => details.getValues('password'),
    onNothingDone: (error) => (error === null ? toast('info', auth.notArrived) : failed(error)),
  })

  return {
    state,
    dispatch,
    details,
    bank,
    context,
    pause,
    failed,
    writing,
    config,
    configFailed,
    retryConfig: () => void refetch(),
    /** REG-5: back to pending with nothing in it. */
    cancel() {
      dispatch({ type: 'cancelled' })
      writing.giveUp()
      clear()
    },
  }
}
