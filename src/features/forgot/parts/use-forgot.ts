import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { resetPassword, resetPasswordV2 } from '#contracts/account.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { resetLinksQuery } from '#src/data/account.ts'
import { resetsWithCode } from '#src/data/agent-config.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { filled, newPassword } from '#src/forms/rules.ts'
import { type OtpProof, useOtpExchange } from '#src/forms/otp/use-otp-exchange.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { env } from '#src/lib/env.ts'
import { forgot } from '#src/strings/auth/forgot.ts'
import { forms } from '#src/strings/forms.ts'
import { password as words } from '#src/strings/auth/password.ts'

interface Options {
  onReset: (who: { mobile: string; password: string }) => Promise<void>
  onLogin: () => void
}

export type ForgotFlow = ReturnType<typeof useForgot>

export function useForgot({ onReset, onLogin }: Options) {
  const withCode = resetsWithCode(useQuery(agentConfigQuery()).data)
  const pause = usePause()
  const [proof, setProof] = useState<OtpProof | null>(null)
  const exchange = useOtpExchange({
    purpose: 'reset_password',
    trade: !withCode,
    onProved(proved) {
      setProof(proved)
      return false
    },
  })
  const linked = useLinkedLine(proof)
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', repeat: '' },
  })

  /** The new password is good: in with it, or at least to where it can be typed. */
  const enter = async (mobile: string, password: string) => {
    exchange.again()
    try {
      await onReset({ mobile, password })
    } catch (error) {
      toast('lost', errorText(error))
      onLogin()
    }
  }

  /** Whether a write whose answer did not come was carried out, is asked by what it would have made possible. */
  const hasArrived = (mobile: string, password: string) =>
    onReset({ mobile, password }).then(
      () => true,
      () => false,
    )

  const submission = useSubmit({
    form,
    async send({ password }) {
      const { mobile, ref, code, token } = proof!
      const wish = { mobile, password, agent_code: env.agentCode, ...linked.wish }
      if (token) await call(resetPassword, { ...wish, otp_token: token })
      else await call(resetPasswordV2, { ...wish, otp_ref: ref, otp_code: code })
      return mobile
    },
    async onDone(mobile, { password }) {
      toast('won', forgot.saved)
      await enter(mobile, password)
    },
    async onFailure(error, { password }) {
      const unsure = error instanceof ApiError && error.outcomeUnknown
      if (unsure && (await hasArrived(proof!.mobile, password))) return exchange.again()
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      else if (error instanceof ApiError && error.kind === 'refused') {
        // The proof ran out or was used; or the code, which is checked only now, was wrong.
        if (proof?.token) exchange.again()
        else exchange.retype()
        setProof(null)
      }
      toast('lost', errorText(error))
    },
  })

  return { step: proof ? ('password' as const) : exchange.step, exchange, form, linked, submission, pause }
}

/** What is linked to the member of this proof; null while that is not known, or a platform does not tell. */
function useLinkedLine(proof: OtpProof | null) {
  const { data } = useQuery({
    ...resetLinksQuery({ mobile: proof?.mobile ?? '', otp_token: proof?.token ?? '' }),
    enabled: Boolean(proof?.token),
  })
  const [chosen, setUnlink] = useState<boolean | null>(null)
  const line = data?.line ?? null
  return {
    line,
    unlink: chosen ?? line?.recent ?? false,
    setUnlink,
    /** For the call: only what the member saw is decided; else the platform's own rule holds. */
    wish: line === null ? {} : { unlink_line: chosen ?? line.recent },
  }
}

/** The same twice: nobody sees what is typed. */
const newPasswordSchema = z
  .object({ password: newPassword(), repeat: filled(forms.passwordRequired) })
  .check(z.refine(({ password, repeat }) => password === repeat, { error: words.differs, path: ['repeat'] }))
