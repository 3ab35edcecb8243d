import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { login } from '#contracts/auth.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { useTextForm } from '#src/forms/use-text-form.ts'
import { env } from '#src/lib/env.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { signedOut, useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { signIn } from '../sign-in.ts'
import { loginSchema } from '../parts/schemas.ts'
import { toLogin } from '../parts/to-request.ts'

interface LoginOptions {
  /** The LINE account that will belong to whoever signs in. */
  link?: LineLink
  onSignedIn: () => void
}

/** The login form's values, checks and sending: LOGIN-2, LOGIN-3, LOGIN-4. */
export function useLogin({ link, onSignedIn }: LoginOptions) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const form = useTextForm({
    schema: loginSchema,
    empty: { username: '', password: '' },
    draft: 'login',
    kept: ['username'],
  })
  const [paused, setPaused] = useState(false)

  const finished = useRef(false)
  const finish = () => {
    if (finished.current) return
    finished.current = true
    onSignedIn()
  }

  const submission = useSubmit({
    form,
    send: async (values) => {
      setPaused(false)
      try {
        const { access_token } = await call(
          login,
          toLogin(values, { agentCode: env.agentCode, linkToken: link?.token }),
        )
        await signIn(queryClient, access_token)
      } catch (error) {
        signedOut('signedOut')
        throw error
      }
    },
    onDone: () => {
      finish()
      form.reset()
    },
    // A wrong password is said beside it, where the platform names the field.
    onFailure: (error, values) => {
      const wait = askedToWait(error)
      const codeOffered = !link && hasWayPast(error)
      setPaused(codeOffered)
      if (wait && wait <= COUNTED_MS) pause.start(wait)
      if (codeOffered) return
      if (!(error instanceof ApiError) || error.kind !== 'refused') return toast('lost', errorText(error))
      const said = alert({ title: errors.troubleFound, text: errorText(error), close: auth.ok })
      // What is typed as soon as it has closed is not to be typed over.
      void said.then(() => {
        if (form.getValues().password === values.password) form.setFocus('password', true)
      })
    },
  })
  // Signed in meanwhile in another tab, or by coming back from LINE: nothing is left to ask.
  const elsewhere = useSession(({ user }) => user !== null) && !submission.busy && !link
  const follow = useEffectEvent(finish)
  useEffect(() => {
    if (elsewhere) follow()
  }, [elsewhere])

  return {
    form,
    submission,
    pause,
    /** Too many tries at this account: a code is the way in (decision 037). */
    paused,
  }
}

export type LoginForm = ReturnType<typeof useLogin>['form']

/** A button that counts down for longer says nothing that anybody waits for. */
const COUNTED_MS = 3_600_000

const hasWayPast = (error: unknown) =>
  error instanceof ApiError && (error.data as { way_past?: unknown } | undefined)?.way_past === 'otp'
