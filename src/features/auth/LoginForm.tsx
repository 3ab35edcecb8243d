import { Suspense, useState } from 'react'
import { MOBILE } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { HelpRow } from '#src/forms/HelpRow.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { LineLoginButton } from './LineLoginButton.tsx'
import { EntryLink } from './parts/EntryLink.tsx'
import styles from './LoginForm.module.css'
import { ForgotLink } from './login/ForgotLink.tsx'
import { LoginGreeting } from './login/LoginGreeting.tsx'
import { NameAndPassword } from './login/NameAndPassword.tsx'
import { loginName } from './parts/to-request.ts'
import { useLogin } from './login/use-login.ts'

const byCode = () => import('./login/LoginByCode.tsx')
const CodeOffer = lazyPart(async () => ({ default: (await byCode()).CodeOffer }))
const LoginByCode = lazyPart(async () => ({ default: (await byCode()).LoginByCode }))

interface LoginFormProps {
  /** Where LINE brings the member back to. */
  returnTo: string | null
  onSignedIn: () => void
  onForgot: () => void
  onRegister: () => void
}

/** LOGIN-1: by password, and by a code where too many tries have paused the password. */
export function LoginForm(props: LoginFormProps) {
  /** Who signs in by a code, as typed; null: by password. */
  const [name, setName] = useState<string | null>(null)
  if (name === null) return <PasswordForm {...props} onCode={setName} />
  const mobile = loginName(name)
  return (
    <Suspense>
      <LoginByCode
        mobile={MOBILE.test(mobile) ? mobile : ''}
        onSignedIn={props.onSignedIn}
        onPassword={() => setName(null)}
      />
    </Suspense>
  )
}

interface PasswordFormProps extends LoginFormProps {
  onCode: (username: string) => void
}

/** Username and password, forgot, LINE, customer service. */
function PasswordForm({ returnTo, onSignedIn, onForgot, onRegister, onCode }: PasswordFormProps) {
  const { form, submission, pause, paused } = useLogin({ onSignedIn })

  return (
    <>
      <LoginGreeting />
      <Form submission={submission} label={auth.loginTitle} apply="mt-16">
        <div apply="column gap-16">
          <NameAndPassword form={form} autofocus />
        </div>
        <ForgotLink onForgot={onForgot} />
        <SubmitButton busy={submission.busy} pause={pause}>
          {auth.login}
        </SubmitButton>
      </Form>
      {paused && (
        <Suspense>
          <CodeOffer onCode={() => onCode(form.values.username)} />
        </Suspense>
      )}
      <div className={styles.or}>{auth.or}</div>
      <LineLoginButton returnTo={returnTo} />
      <RegisterLink onRegister={onRegister} />
      <HelpRow divided />
    </>
  )
}

function RegisterLink({ onRegister }: { onRegister: () => void }) {
  return (
    <div apply="row wrap middle centre mt-8 gap-x-6">
      {auth.noAccount}
      <EntryLink path={paths.register()} onFollow={onRegister}>
        {auth.register}
      </EntryLink>
    </div>
  )
}
