import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { PasswordDialog } from '#src/forms/asked/PasswordDialog.tsx'
import { useAskedPassword } from '#src/forms/asked/use-asked-password.ts'
import type { ProofOutcome, ProofProps } from './proof.ts'
import { ProveByLine } from './ProveByLine.tsx'

export function ProofDialog({
  words,
  line,
  send,
  control,
}: ProofProps & { control: DialogControl<ProofOutcome> }) {
  const asked = useAskedPassword({
    send,
    onDone: () => control.close('proved'),
    onSignedOut: () => control.close('closed'),
  })
  return (
    <PasswordDialog words={words} asked={asked} control={control}>
      {line && <ProveByLine returnTo={line.returnTo} send={send} onProved={() => control.close('proved')} />}
    </PasswordDialog>
  )
}
