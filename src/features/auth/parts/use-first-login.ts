import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { auth } from '#src/strings/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { signInWith } from '../sign-in-with.ts'
import type { Credentials } from './registration.ts'

interface FirstLoginOptions {
  atOnce: boolean
  onSignedIn: () => void
}

/** Signs the new member in with what was just registered (REG-4); failures as LOGIN-4. */
export function useFirstLogin(credentials: Credentials, { atOnce, onSignedIn }: FirstLoginOptions) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const [busy, setBusy] = useState(false)

  const logIn = async () => {
    setBusy(true)
    try {
      await signInWith(queryClient, credentials)
      onSignedIn()
    } catch (error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      if (error instanceof ApiError && error.kind === 'refused') {
        void alert({ title: errors.troubleFound, text: errorText(error), close: auth.ok })
      } else toast('lost', errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const start = useEffectEvent(() => {
    if (atOnce && credentials.password !== '') void logIn()
  })
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
  }, [])

  return { busy, pauseText: pause.text, logIn: () => void logIn() }
}
