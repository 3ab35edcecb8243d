/** A registration from its first field to the new member's name: REG-1 to REG-6. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { knowUs } from '#contracts/auth.ts'
import { errorText } from '#src/api/error-text.ts'
import { asksBirthday, choosesUsername } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { clearDraft, readDraft, writeDraft } from '#src/forms/drafts.ts'
import { isMinor } from '#src/forms/birthday/typed-birthday.ts'
import { keepOtp, keptOtp } from '#src/forms/otp/otp-draft.ts'
import { useDraft, withDraft } from '#src/forms/use-draft.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { showInFields } from '#src/forms/use-submit.ts'
import { env } from '#src/lib/env.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { invitationTaken, referralToFill, referralTyped } from '#src/stores/invitation-form.ts'
import { platform } from '#src/platform/current.ts'
import { type LineLink, lineLinkTaken, registeredInLine } from '#src/stores/line-link.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { fresh, type Registration, registration } from './registration.ts'
import { bankSchema, detailsSchema } from '../parts/schemas.ts'
import { suggestedName } from '../parts/suggested-name.ts'
import { type Context, type Proof, toCheckAccount, toRegister } from '../parts/to-request.ts'
import { useRegisterWrite } from './use-register-write.ts'

const DETAILS = 'register'
const BANK = 'register.bank'
/** The draft of the code that was sent. */
export const SMS = 'register.sms'
const STEP = 'register.step'
const noDetails = {
  username: '',
  mobile: '',
  password: '',
  affiliate_code: '',
  know_us_id: '',
  birth_day: '',
  birth_month: '',
  birth_year: '',
  birthday: '',
}
/** What a reload finds; nothing of who is too young. */
const keptDetails = ['username', 'mobile', 'know_us_id', 'birth_day', 'birth_month', 'birth_year'] as const
const noBank = { bank_id: '', bank_account_name: '', bank_account_no: '' }

/** REG-6: how long the confirm button rests after a failed registration. */
const FAILED_PAUSE_MS = 2500

/** Where a reload finds it: at the code that was being typed, if it is still good for the number. */
function start(): Registration {
  const otp = keptOtp(SMS)
  const typing =
    otp !== null &&
    otp.expiresAt > serverNow() &&
    readDraft(STEP).step === 'sms_verification' &&
    readDraft(DETAILS).mobile === otp.mobile
  return { ...fresh, otp, ...(typing && { step: 'sms_verification' }) }
}

export type RegistrationFlow = ReturnType<typeof useRegistration>

/** `link`: the LINE account that will belong to the new member; what is asked is less then. */
export function useRegistration(link?: LineLink) {
  const { data: config, isError: configFailed, isFetching, refetch } = useQuery(agentConfigQuery())
  const [state, dispatch] = useReducer(registration, null, start)
  const pause = usePause()
  const tied = useRef(false)
  /** Inside LINE, and its account is free: should it not become theirs, they are asked about it. */
  const inLine = useRef(false)
  // As the form began: what another tab opens later changes nothing in it.
  const [referral] = useState(referralToFill)
  const [made] = useState(() => suggestedName(''))
  const context: Context = {
    agentCode: env.agentCode,
    choosesUsername: choosesUsername(config),
    asksBirthday: asksBirthday(config),
  }

  const details = useForm({
    resolver: zodResolver(detailsSchema(context.choosesUsername, context.asksBirthday)),
    defaultValues: withDraft(DETAILS, {
      ...noDetails,
      username: made,
      affiliate_code: referral,
      ...(link && { username: suggestedName(link.name), know_us_id: String(knowUs.other) }),
      ...(referral && { know_us_id: String(knowUs.friend) }),
    }),
  })
  const bank = useForm({ resolver: zodResolver(bankSchema), defaultValues: withDraft(BANK, noBank) })
  useDraft(DETAILS, details, keptDetails, isMinor)
  useDraft(BANK, bank, ['bank_id', 'bank_account_name', 'bank_account_no'])

  // A code that was traded is good no more: after a reload another one is asked for.
  const otp = state.proof === null ? state.otp : null
  useEffect(() => {
    keepOtp(SMS, otp)
    writeDraft(STEP, { step: state.step })
  }, [otp, state.step])

  // Kept with the invitation and not as a draft: of the link's code and the typed one the newer counts, in every tab.
  useEffect(
    () =>
      details.subscribe({
        name: 'affiliate_code',
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name === 'affiliate_code' && type === 'change') referralTyped(values.affiliate_code.trim())
        },
      }),
    [details],
  )

  const clear = () => {
    details.reset({ ...noDetails, username: suggestedName('') })
    bank.reset(noBank)
    clearDraft(DETAILS)
    clearDraft(BANK)
    clearDraft(STEP)
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
      invitationTaken()
      lineLinkTaken()
      if (inLine.current) registeredInLine(credentials.username)
      if (tied.current) toast('won', firstUse.linked)
    },
    password: () => details.getValues('password'),
    account() {
      const values = details.getValues()
      return values.mobile === '' ? null : toCheckAccount(values, context)
    },
    onNothingDone: (error) => (error === null ? toast('info', auth.notArrived) : failed(error)),
  })

  /** Registers with what was typed; who is inside LINE gets the LINE account tied in the same step (ENV-3). */
  const register = async (proof: Proof): Promise<void> => {
    const credential = await platform().credential()
    // Only who is inside LINE needs that code.
    const { token: linkToken, taken } = credential
      ? await (await import('../line/link-token.ts')).linkTicketBy(credential, link)
      : { token: link?.token, taken: false }
    // On the page of first use that is what they came for.
    tied.current = !link && linkToken !== undefined
    inLine.current = platform().can('knownToLine') && !taken
    await writing.write(toRegister(details.getValues(), proof, { ...context, linkToken }))
  }

  return {
    state,
    dispatch,
    details,
    bank,
    context,
    pause,
    failed,
    register,
    writing,
    config,
    configFailed,
    retryConfig: () => void refetch(),
    /** The page is served with what the build knew; while that is asked again, whatever hangs on it waits. */
    askedConfig: async () => (isFetching ? (await refetch({ cancelRefetch: false })).data : config),
    /** REG-5: back to pending with nothing in it. */
    cancel() {
      dispatch({ type: 'cancelled' })
      writing.giveUp()
      clear()
    },
  }
}
