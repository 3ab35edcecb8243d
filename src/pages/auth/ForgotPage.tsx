import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { signInWith } from '#src/features/auth/sign-in-with.ts'
import { ForgotPassword, type Proven } from '#src/features/forgot/ForgotPassword.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { takeReturnTo } from '#src/stores/visit.ts'

/** `/forgot` (LOGIN-7): afterwards the member is signed in, on the page first asked for. */
export function ForgotPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const handleReset = async ({ mobile, password }: Proven) => {
    await signInWith(client, { username: mobile, password })
    await navigate(takeReturnTo() ?? paths.member(), { replace: true })
  }
  return <ForgotPassword onReset={handleReset} onLogin={() => void navigate(paths.login())} />
}
