import { useNavigate } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { askedFor } from '#src/stores/visit.ts'

/** Leads to setting a new password by a code, and back to these settings: who came by LINE may know no password. */
export function useForgot(): () => void {
  const navigate = useNavigate()
  return () => {
    askedFor(paths.memberProfile({ tab: 'security' }))
    void navigate(paths.forgot())
  }
}
