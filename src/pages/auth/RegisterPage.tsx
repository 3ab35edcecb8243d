import { useNavigate } from 'react-router'
import { RegisterForm } from '#src/features/auth/RegisterForm.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { takeReturnTo } from '#src/stores/visit.ts'

/** `/register`: a new member is signed in, and lands on the page first asked for (ROUTE-3), else at home (REG-4). */
export function RegisterPage() {
  const navigate = useNavigate()
  return (
    <RegisterForm
      onSignedIn={() => void navigate(takeReturnTo() ?? paths.home(), { replace: true })}
      onLogin={() => void navigate(paths.login())}
    />
  )
}
