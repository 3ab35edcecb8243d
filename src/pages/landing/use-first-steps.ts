import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useState } from 'react'
import { useSession } from '#src/stores/session.ts'

/** What a new member is shown in place of the banners; null for everybody else, and until it is known. */
export function useFirstSteps(): ReactElement | null {
  const client = useQueryClient()
  const username = useSession((state) => state.user?.username)
  const [shown, setShown] = useState<{ username: string; card: ReactElement | null } | null>(null)
  useEffect(() => {
    if (!username) return
    let wanted = true
    void import('#src/features/first-day/first-steps.ts')
      .then(({ firstSteps }) => firstSteps(client))
      .then((card) => wanted && setShown({ username, card }))
      // Without its code there are the banners.
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [client, username])
  return shown?.username === username ? (shown?.card ?? null) : null
}
