import { useNavigate } from 'react-router'
import { RegisterForm } from '#src/features/auth/RegisterForm.tsx'
import { paths } from '#src/lib/paths.ts'

/** `/register`: a new member goes home signed in (REG-4). */
export function RegisterPage() {
  const navigate = useNavigate()
  return (
    <RegisterForm
      onSignedIn={() => void navigate(paths.home(), { replace: true })}
      onLogin={() => void navigate(paths.login())}
    />
  )
}
