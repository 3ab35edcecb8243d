import { useNavigate } from 'react-router'
import { EntryPanel } from '#src/features/auth/EntryPanel.tsx'
import { LoginForm } from '#src/features/auth/LoginForm.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { takeReturnTo, useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'

/** `/login`: after signing in the member lands on the page first asked for (ROUTE-3). */
export function LoginPage() {
  const navigate = useNavigate()
  const askedFor = useVisit((visit) => visit.returnTo)
  return (
    <EntryPanel title={auth.loginTitle} repeatsPage width="login">
      <LoginForm
        returnTo={askedFor ?? paths.member()}
        onSignedIn={() => void navigate(takeReturnTo() ?? paths.member(), { replace: true })}
        onForgot={() => void navigate(paths.forgot())}
        onRegister={() => void navigate(paths.register())}
      />
    </EntryPanel>
  )
}
