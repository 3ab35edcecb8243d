import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { hasThai } from '#src/lib/text.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { User } from '#src/ui/icons.ts'
import type { LoginForm } from './use-login.ts'

interface NameAndPasswordProps {
  form: LoginForm
  /** The first field has the focus when the dialog opens. */
  autofocus?: boolean
}

/** The two fields of a member's account. */
export function NameAndPassword({ form: { input, values, errors }, autofocus }: NameAndPasswordProps) {
  return (
    <>
      <Field
        label={auth.usernameOrMobile}
        hint={hasThai(values.username) && forms.thaiKeyboard}
        error={errors.username}
      >
        <TextInput
          {...input('username')}
          icon={<User size={20} />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          {...(autofocus && { 'data-autofocus': '' })}
        />
      </Field>
      <Field label={auth.password} error={errors.password}>
        <PasswordInput {...input('password')} autoComplete="current-password" />
      </Field>
    </>
  )
}
