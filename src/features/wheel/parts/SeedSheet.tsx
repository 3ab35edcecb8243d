import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { CLIENT_SEED, rotateWheelSeed, type WheelSeeds } from '#contracts/wheel.ts'
import { errorText } from '#src/api/error-text.ts'
import { seedsChanged } from '#src/data/rewards/wheel.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { Form } from '#src/forms/Form.tsx'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { filled } from '#src/forms/rules.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { hashesSeen } from '#src/stores/witness/wheel-witness.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { Repeat, Shuffle } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { CopyRow } from './CopyRow.tsx'
import { randomSeed } from './random-seed.ts'

/** The member's own seed for what is spun next; with it the seed in use is revealed. */
export function SeedSheet({ seeds, control }: { seeds: WheelSeeds; control: DialogControl<boolean> }) {
  const { form, forget, phase, checkAgain, submission } = useRotate(() => control.close(true))
  const { field, fieldState } = useController({ control: form.control, name: 'clientSeed' })
  const handleClose = () => {
    forget()
    control.close(false)
  }
  return (
    <Sheet
      title={words.rotateTitle}
      text={words.rotateText}
      open={control.open}
      onClose={handleClose}
      onClosed={control.closed}
    >
      {phase === 'ready' ? (
        <Form submission={submission} label={words.rotateTitle} apply="grid gap-12">
          <CopyRow label={words.next} value={seeds.next_server_seed_hash} />
          <Field label={words.newSeed} error={fieldState.error?.message} hint={words.newSeedHint}>
            <TextInput
              {...field}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              trailing={
                <IconButton label={words.random} onClick={() => form.setValue('clientSeed', randomSeed())}>
                  <Shuffle size={20} />
                </IconButton>
              }
            />
          </Field>
          <Button type="submit" tone="cta" block busy={submission.busy} icon={<Repeat />}>
            {words.rotate}
          </Button>
        </Form>
      ) : (
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      )}
    </Sheet>
  )
}

/** Changes the seeds, exactly once. */
const schema = z.object({
  clientSeed: filled(words.newSeedRequired).check(z.regex(CLIENT_SEED, words.newSeedWrong)),
})

function useRotate(onDone: () => void) {
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
