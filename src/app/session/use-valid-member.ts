import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useKnownUser } from '#src/features/member-panel/use-known-user.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'

/**
 * Asks the server who is signed in, and leaves a member page when the member signed out, here or in another tab
 * (LOGIN-8). A session that the server ended is the failure policy's affair: the page stays until the member chose.
 */
export function useValidMember(): void {
  const navigate = useNavigate()
  const left = useSession((state) => state.user === null && state.ended === 'signedOut')
  useKnownUser()

  useEffect(() => {
    if (left) void navigate(paths.home())
  }, [left, navigate])
}
