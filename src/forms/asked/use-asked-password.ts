import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { currentPassword } from '../rules.ts'
import { askedToWait, usePause } from '../use-pause.ts'
import { useSubmit } from '../use-submit.ts'

interface Options<Result> {
  send: (values: { password: string }) => Promise<Result>
  onDone: (result: Result) => void | Promise<void>
  /** The session is over, and what is said of it is said elsewhere. Without it the form says it. */
  onSignedOut?: () => void
}

const schema = z.object({ password: currentPassword() })

/** The state of a PasswordDialog. */
export interface AskedPassword extends ReturnType<typeof useAskedPassword<unknown>> {}

/** One field: the password of whoever is signed in, and what is done with it. */
export function useAskedPassword<Result>({ send, onDone, onSignedOut }: Options<Result>) {
  const pause = usePause()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const submission = useSubmit({
    form,
    send,
    onDone,
    onFailure(error) {
      if (onSignedOut && error instanceof ApiError && error.kind === 'unauthenticated') return onSignedOut()
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}
