import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { proof as texts } from '#src/strings/proof.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ProofOutcome, ProofProps } from './parts/proof.ts'
import { ProveByLine } from './parts/ProveByLine.tsx'
import styles from './parts/Proof.module.css'
import { useProof } from './parts/use-proof.ts'

export function ProofDialog({
  words,
  line,
  send,
  control,
}: ProofProps & { control: DialogControl<ProofOutcome> }) {
  const { form, submission, pause } = useProof({ send, onEnd: control.close })
  return (
    <Dialog
      title={words.title}
      width="notice"
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      persistent
    >
      <p>{words.text}</p>
      <Form submission={submission} label={words.title} className={styles.form}>
        <PasswordField
          control={form.control}
          name="password"
          label={texts.yourPassword}
          autoComplete="current-password"
        />
        <SubmitButton busy={submission.busy} pause={pause}>
          {words.submit}
        </SubmitButton>
        {line && (
          <ProveByLine returnTo={line.returnTo} send={send} onProved={() => control.close('proved')} />
        )}
        <TextLink as="button" onClick={() => control.close('forgot')}>
          {texts.noPassword}
        </TextLink>
      </Form>
    </Dialog>
  )
}
