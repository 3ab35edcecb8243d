/** Changes the seeds, exactly once. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { CLIENT_SEED, rotateWheelSeed } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { seedsChanged } from '#src/data/wheel.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { filled } from '#src/forms/rules.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { hashesSeen } from '#src/stores/wheel-witness.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { randomSeed } from './random-seed.ts'

const schema = z.object({
  clientSeed: filled(words.newSeedRequired).check(z.regex(CLIENT_SEED, words.newSeedWrong)),
})

export function useRotate(onDone: () => void) {
  const client = useQueryClient()
  const [form, forget] = useKeptForm('wheel-seed', {
    resolver: zodResolver(schema),
    defaultValues: { clientSeed: randomSeed() },
  })
  const handleFailure = (error: unknown) => {
    if (error !== null) toast('lost', errorText(error))
  }
  const { phase, write, checkAgain } = useMoneyAct(rotateWheelSeed, 'wheel.seed', {
    onDone: ({ data: { seeds } }) => {
      forget()
      hashesSeen(seeds)
      seedsChanged(client, seeds)
      toast('won', words.rotated)
      onDone()
    },
    onNothingDone: handleFailure,
  })
  const submission = useSubmit({
    form,
    send: ({ clientSeed }) => write({ client_seed: clientSeed }),
    onDone: () => {},
    onFailure: handleFailure,
    fieldNames: { client_seed: 'clientSeed' },
  })
  return { form, forget, phase, checkAgain, submission }
}
