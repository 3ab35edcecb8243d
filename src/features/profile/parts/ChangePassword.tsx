import { useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordChecks } from '#src/forms/PasswordChecks.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { password as words } from '#src/strings/password.ts'
import { profile } from '#src/strings/profile.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './ChangePassword.module.css'
import { PartHead } from './PartHead.tsx'
import { useChangePassword } from './use-change-password.ts'
import { useForgot } from './use-forgot.ts'

export function ChangePassword() {
  const { form, submission, pause } = useChangePassword()
  const { control } = form
  const forgot = useForgot()
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
        <TextLink as="button" onClick={forgot} className={styles.forgot}>
          {profile.noPassword}
        </TextLink>
        <PasswordField
          control={control}
          name="new_password"
          label={words.new}
          note={words.length(limits.passwordMin, limits.passwordMax)}
          autoComplete="new-password"
        />
        <PasswordChecks password={password} old={old} />
        <Checkbox label={profile.signOutOthers} {...form.register('sign_out_others')} />
        <SubmitButton busy={submission.busy} pause={pause}>
          {profile.savePassword}
        </SubmitButton>
      </Form>
    </section>
  )
}
