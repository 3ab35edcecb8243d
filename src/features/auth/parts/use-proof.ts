import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { currentPassword } from '#src/forms/rules.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import type { ProofOutcome, ProofProps } from './proof.ts'

interface Options {
  send: ProofProps['send']
  onEnd: (outcome: ProofOutcome) => void
}

const schema = z.object({ password: currentPassword() })

export function useProof({ send, onEnd }: Options) {
  const pause = usePause()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const submission = useSubmit({
    form,
    send,
    onDone: () => onEnd('proved'),
    onFailure(error) {
      // The session is over: what is said of it is said elsewhere.
      if (error instanceof ApiError && error.kind === 'unauthenticated') return onEnd('closed')
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}
