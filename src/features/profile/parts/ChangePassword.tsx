import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { changePassword } from '#contracts/account.ts'
import { limits } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { sessionsQuery } from '#src/data/account.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordChecks } from '#src/forms/otp/PasswordChecks.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { currentPassword, newPassword } from '#src/forms/rules.ts'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { profile } from '#src/strings/profile.ts'
import { Checkbox } from '#src/ui/field/Checkbox.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../SecuritySettings.module.css'
import { PartHead } from './PartHead.tsx'
import { useForgot } from './use-forgot.ts'

export function ChangePassword() {
  const { form, submission, pause } = useChangePassword()
  const { control } = form
  const forgot = useForgot()
  const [old, password] = useWatch({ control, name: ['old_password', 'new_password'] })
  return (
    <section>
      <PartHead title={profile.changePassword} />
      <Form submission={submission} label={profile.changePassword} apply="column gap-12">
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

const schema = z
  .object({ old_password: currentPassword(), new_password: newPassword(), sign_out_others: z.boolean() })
  .check(
    z.refine((values) => values.old_password !== values.new_password, {
      error: words.mustDiffer,
      path: ['new_password'],
    }),
  )

const empty = { old_password: '', new_password: '', sign_out_others: true }

/** LOGIN-7: other devices are signed out unless the member says otherwise. */
function useChangePassword() {
  const queryClient = useQueryClient()
  const pause = usePause()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty })
  const submission = useSubmit({
    form,
    send: ({ sign_out_others, ...passwords }) =>
      call(changePassword, { ...passwords, keep_others: !sign_out_others }),
    async onDone(_, { sign_out_others }) {
      form.reset(empty)
      toast('won', sign_out_others ? profile.passwordSavedOthers : profile.passwordSaved)
      await queryClient.invalidateQueries(sessionsQuery())
    },
    onFailure(error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      return errorText(error)
    },
  })
  return { form, submission, pause }
}
