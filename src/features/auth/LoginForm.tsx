import { useWatch } from 'react-hook-form'
import { Form } from '#src/forms/Form.tsx'
import { HelpRow } from '#src/forms/HelpRow.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { hasThai } from '#src/lib/text.ts'
import { auth } from '#src/strings/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { User } from '#src/ui/icons.ts'
import { LineLoginButton } from './LineLoginButton.tsx'
import styles from './LoginForm.module.css'
import { ForgotLink } from './parts/ForgotLink.tsx'
import { LoginGreeting } from './parts/LoginGreeting.tsx'
import { RegisterLink } from './parts/RegisterLink.tsx'
import { useLogin } from './parts/use-login.ts'

interface LoginFormProps {
  /** Where LINE brings the member back to. */
  returnTo: string | null
  onSignedIn: () => void
  onForgot: () => void
  onRegister: () => void
}

/** LOGIN-1: username and password, forgot, LINE, customer service. Board 08.1. */
export function LoginForm({ returnTo, onSignedIn, onForgot, onRegister }: LoginFormProps) {
  const { form, submission, pause } = useLogin({ onSignedIn })
  const { control } = form
  const thai = hasThai(useWatch({ control, name: 'username' }))

  return (
    <>
      <LoginGreeting />
      <Form submission={submission} label={auth.loginTitle} className={styles.form}>
        <div className={styles.fields}>
          <TextField
            control={control}
            name="username"
            label={auth.usernameOrMobile}
            hint={thai && forms.thaiKeyboard}
            icon={<User size={20} />}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            data-autofocus=""
          />
          <PasswordField
            control={control}
            name="password"
            label={auth.password}
            autoComplete="current-password"
          />
        </div>
        <ForgotLink onForgot={onForgot} />
        <SubmitButton busy={submission.busy} pause={pause}>
          {auth.login}
        </SubmitButton>
      </Form>
      <div className={styles.or}>{auth.or}</div>
      <LineLoginButton returnTo={returnTo} />
      <RegisterLink onRegister={onRegister} />
      <HelpRow divided />
    </>
  )
}
