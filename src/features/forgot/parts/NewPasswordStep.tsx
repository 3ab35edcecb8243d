import { useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordChecks } from '#src/forms/PasswordChecks.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { forgot } from '#src/strings/forgot.ts'
import { password as words } from '#src/strings/password.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { LinkedLine } from './LinkedLine.tsx'
import styles from './NewPasswordStep.module.css'
import type { ForgotFlow } from './use-forgot.ts'

export function NewPasswordStep({ flow: { form, linked, submission, pause } }: { flow: ForgotFlow }) {
  const { control } = form
  const password = useWatch({ control, name: 'password' })
  return (
    <Form submission={submission} label={forgot.newTitle} className={styles.form}>
      <div>
        <h2 className={styles.title}>{forgot.newTitle}</h2>
        <p className={styles.text}>{forgot.newText}</p>
      </div>
      <PasswordField
        control={control}
        name="password"
        label={words.new}
        note={words.length(limits.passwordMin, limits.passwordMax)}
        autoComplete="new-password"
      />
      <PasswordChecks password={password} />
      <PasswordField control={control} name="repeat" label={words.repeat} autoComplete="new-password" />
      {linked.line && <LinkedLine line={linked.line} unlink={linked.unlink} onUnlink={linked.setUnlink} />}
      <ActionBar>
        <SubmitButton busy={submission.busy} pause={pause}>
          {forgot.save}
        </SubmitButton>
      </ActionBar>
    </Form>
  )
}
