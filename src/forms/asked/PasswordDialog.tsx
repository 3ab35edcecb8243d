import type { ReactNode } from 'react'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { proof } from '#src/strings/auth/proof.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Form } from '../Form.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { AskedPassword } from './use-asked-password.ts'

interface PasswordDialogProps<Outcome> {
  words: { title: string; text: string; submit: string }
  asked: AskedPassword
  control: DialogControl<Outcome | 'closed' | 'forgot'>
  /** Another way to the same end, below the button. */
  children?: ReactNode
}

/** Asks for the member's password before something is done. Ends with `forgot` when a password is to be set first. */
export function PasswordDialog<Outcome>({ words, asked, control, children }: PasswordDialogProps<Outcome>) {
  const { form, submission, pause } = asked
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
      <Form submission={submission} label={words.title} apply="column gap-16 mt-16">
        <PasswordField
          control={form.control}
          name="password"
          label={proof.yourPassword}
          autoComplete="current-password"
        />
        <SubmitButton busy={submission.busy} pause={pause}>
          {words.submit}
        </SubmitButton>
        {children}
        <TextLink as="button" onClick={() => control.close('forgot')}>
          {proof.noPassword}
        </TextLink>
      </Form>
    </Dialog>
  )
}
