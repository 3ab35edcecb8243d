import { useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordChecks } from '#src/forms/PasswordChecks.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { password as words } from '#src/strings/password.ts'
import { profile } from '#src/strings/profile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './ChangePassword.module.css'
import { PartHead } from './PartHead.tsx'
import { useChangePassword } from './use-change-password.ts'

export function ChangePassword() {
  const { form, submission, pause } = useChangePassword()
  const { control } = form
  const [old, password] = useWatch({ control, name: ['old_password', 'new_password'] })
  return (
    <section>
      <PartHead title={profile.changePassword} />
      <Form submission={submission} label={profile.changePassword} className={styles.form}>
        <PasswordField
          control={control}
          name="old_password"
          label={profile.oldPassword}
          autoComplete="current-password"
        />
        <PasswordField
          control={control}
          name="new_password"
          label={words.new}
          note={words.length(limits.passwordMin, limits.passwordMax)}
          autoComplete="new-password"
        />
        <PasswordChecks password={password} old={old} />
        <Checkbox label={profile.signOutOthers} {...form.register('sign_out_others')} />
        <Button
          type="submit"
          tone="cta"
          size="lg"
          block
          busy={submission.busy}
          disabled={pause.text !== null}
        >
          {pause.text ?? profile.savePassword}
        </Button>
      </Form>
    </section>
  )
}
