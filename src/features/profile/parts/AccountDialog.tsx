import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { BankAccountFields } from '#src/forms/bank/BankAccountFields.tsx'
import { BankSheet } from '#src/forms/bank/BankSheet.tsx'
import { useBankPicking } from '#src/forms/bank/use-bank-picking.ts'
import { useNewAccount } from '#src/forms/bank/use-new-account.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { profile as words } from '#src/strings/profile.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'

interface AccountDialogProps {
  control: DialogControl<'saved' | 'closed'>
  owner: string | null
}

/** A bank account in the member's own name, with the password asked for again. */
export function AccountDialog({ control, owner }: AccountDialogProps) {
  const onSaved = () => control.close('saved')
  const { form, submission, pause } = useNewAccount({ owner, byPassword: true, onSaved })
  const { onPickBank, sheet } = useBankPicking(form)
  const title = owner === null ? words.addFirst : words.addSecond
  return (
    <Dialog
      title={title}
      width="register"
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      persistent
    >
      <Note tone="info">{owner === null ? words.firstRule : words.secondRule}</Note>
      <Form submission={submission} label={title} apply="column gap-16 mt-16">
        <BankAccountFields control={form.control} onPickBank={onPickBank} />
        <PasswordField
          control={form.control}
          name="password"
          label={words.yourPassword}
          hint={words.passwordWhy}
          autoComplete="current-password"
        />
        <SubmitButton busy={submission.busy} pause={pause}>
          {words.saveAccount}
        </SubmitButton>
      </Form>
      <BankSheet {...sheet} />
    </Dialog>
  )
}
