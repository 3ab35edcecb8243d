import { BankAccountFields } from '#src/forms/bank/BankAccountFields.tsx'
import { BankSheet } from '#src/forms/bank/BankSheet.tsx'
import { useBankPicking } from '#src/forms/bank/use-bank-picking.ts'
import { useNewAccount } from '#src/forms/bank/use-new-account.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { profile } from '#src/strings/profile.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'

/** PAY-1: deposit needs a bank account. It is given here; the form of the deposit then stands in its place. */
export function NoAccount() {
  const { form, submission, pause } = useNewAccount({ owner: null, byPassword: false, onSaved: () => {} })
  const { onPickBank, sheet } = useBankPicking(form)
  return (
    <section aria-labelledby="first-account" apply="column grow gap-16">
      <div>
        <h2 id="first-account" apply="h2">
          {words.noAccountTitle}
        </h2>
        <p apply="mt-4 muted">{words.noAccountText}</p>
      </div>
      <Form submission={submission} label={words.noAccountTitle} apply="column grow gap-16">
        <BankAccountFields control={form.control} onPickBank={onPickBank} />
        <Note tone="info">{profile.firstRule}</Note>
        <ActionBar>
          <SubmitButton busy={submission.busy} pause={pause}>
            {words.addAccount}
          </SubmitButton>
        </ActionBar>
      </Form>
      <BankSheet {...sheet} />
    </section>
  )
}
