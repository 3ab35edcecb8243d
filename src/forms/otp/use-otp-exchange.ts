/** Proving a mobile number for something other than a registration: number, code, proof (LOGIN-7, ENV-8). */
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { verifyOtp } from '#contracts/auth.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { env } from '#src/lib/env.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { keepOtp, keptOtp } from './otp-draft.ts'
import { refuseCode, useRefusedBefore } from './refused-code.ts'
import { mobile, otpCode } from '../rules.ts'
import { askOtp } from './ask-otp.ts'
import type { SentOtp } from './sent-otp.ts'
import { askedToWait, usePause } from '../use-pause.ts'
import { useSubmit } from '../use-submit.ts'
import { useWebOtp } from './use-web-otp.ts'

/** A number that a code was typed for: `token` where the code was traded for one. */
export interface OtpProof {
  mobile: string
  ref: string
  code: string
  token: string
}

interface Options {
  purpose: 'reset_password' | 'link' | 'login'
  /** What the field of the number begins with. */
  mobile?: string
  /** False: the platform takes the code itself with the write that it is for; it is not traded here. */
  trade?: boolean
  /** Answers whether all is done: the code is forgotten then. May reject: the next press tries once more. */
  onProved: (proof: OtpProof) => Promise<boolean> | boolean
}

const mobileSchema = z.object({ mobile: mobile() })
const codeSchema = z.object({ otp_code: otpCode() })

export type OtpExchange = ReturnType<typeof useOtpExchange>

/** The platform says the same whether or not the number has an account; so does this. */
export function useOtpExchange({ purpose, mobile: known = '', trade = true, onProved }: Options) {
  const draft = `sms.${purpose}`
  const pause = usePause()
  const [sent, setSent] = useState<SentOtp | null>(() => keptOtp(draft))
  const [proof, setProof] = useState<OtpProof | null>(null)
  const [resending, setResending] = useState(false)
  const mobileForm = useForm({
    resolver: zodResolver(mobileSchema),
    defaultValues: { mobile: sent?.mobile ?? known },
  })
  const codeForm = useForm({ resolver: zodResolver(codeSchema), defaultValues: { otp_code: '' } })
  useEffect(() => keepOtp(draft, sent), [draft, sent])
  useRefusedBefore(codeForm, { name: draft, ref: sent?.ref ?? '' })

  const account = (number: string) => ({
    username: '',
    mobile: number,
    type: purpose,
    agent_code: env.agentCode,
  })
  const ask = (number: string) => askOtp(account(number))
  const stillGood = (number: string) =>
    sent?.mobile === number && sent.expiresAt > serverNow() ? sent : null

  const failed = (error: unknown) => {
    const wait = askedToWait(error)
    if (wait) pause.start(wait)
    toast('lost', errorText(error))
  }

  const asking = useSubmit({
    form: mobileForm,
    send: async ({ mobile: number }) => stillGood(number) ?? ask(number),
    onDone: (otp) => {
      setProof(null)
      setSent(otp)
    },
    onFailure: failed,
  })

  const prove = async (code: string): Promise<OtpProof> => {
    const { mobile: number, ref } = sent ?? { mobile: '', ref: '' }
    const typed = { mobile: number, ref, code, token: '' }
    if (!trade) return typed
    const { data } = await call(verifyOtp, { ...account(number), otp_code: code, otp_ref: ref })
    return { ...typed, token: data.otp_token }
  }

  const proving = useSubmit({
    form: codeForm,
    send: async ({ otp_code }) => {
      const proved = proof ?? (await prove(otp_code))
      setProof(proved)
      return onProved(proved)
    },
    onDone: (done) => {
      if (done) setSent(null)
    },
    onFailure(error) {
      if (error instanceof ApiError && error.endpoint === verifyOtp.name) {
        refuseCode(codeForm, error, { name: draft, ref: sent?.ref ?? '' })
      } else if (error instanceof ApiError && error.kind === 'refused') again()
      failed(error)
    },
  })

  /** The code once more: the platform did not take it with the write that it was for. */
  function retype(): void {
    setProof(null)
    codeForm.reset()
  }

  /** Another number, or the same once more: nothing is left. */
  function again(): void {
    retype()
    setSent(null)
  }

  const resend = async () => {
    setResending(true)
    try {
      setSent(await ask(sent?.mobile ?? ''))
      codeForm.reset()
      codeForm.setFocus('otp_code')
      toast('info', auth.otpResent)
    } catch (error) {
      failed(error)
    } finally {
      setResending(false)
    }
  }

  useWebOtp(proof ? null : (sent?.ref ?? null), (code) => {
    codeForm.setValue('otp_code', code)
    proving.submit()
  })

  return {
    /** `mobile` until a code is on its way. */
    step: sent === null ? ('mobile' as const) : ('code' as const),
    sent,
    proved: proof !== null,
    pause,
    mobileForm,
    codeForm,
    asking,
    proving,
    resending,
    resend: () => void resend(),
    retype,
    again,
  }
}
