import { BankAccountFields } from '#src/forms/bank/BankAccountFields.tsx'
import { BankSheet } from '#src/forms/bank/BankSheet.tsx'
import { useBankPicking } from '#src/forms/bank/use-bank-picking.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { useSubmit } from '#src/forms/use-submit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './Steps.module.css'
import type { RegistrationFlow } from './use-registration.ts'

/** REG-2 and REG-3 in bank mode: the account that money is paid to. No code is sent. */
export function BankStep({ flow }: { flow: RegistrationFlow }) {
  const { bank: form, pause, failed, register } = flow
  const { onPickBank, sheet } = useBankPicking(form)
  const submission = useSubmit({
    form,
    send: (bank) => register({ bank }),
    onDone: () => {},
    onFailure: failed,
  })

  return (
    <>
      <Note tone="info">{auth.bankOwnerNote}</Note>
      <Form submission={submission} label={auth.stepTitle.bank_verification} apply="mt-16">
        <div apply="column gap-16">
          <BankAccountFields control={form.control} onPickBank={onPickBank} />
        </div>
        <SubmitButton busy={submission.busy} pause={pause} className={styles.action}>
          {auth.confirmRegister}
        </SubmitButton>
      </Form>
      {/* Outside the form: Enter in its search must not send the registration. */}
      <BankSheet {...sheet} />
    </>
  )
}
