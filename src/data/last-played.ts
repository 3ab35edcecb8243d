/** Games that the member played last. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Game } from '#contracts/games.ts'
import { recentsOf, recentsTold } from '#src/stores/recents.ts'
import { useSession } from '#src/stores/session.ts'
import { lobbyQuery } from './games.ts'

/** What this device keeps of them, then what the server says, which is kept from then on; none of a visitor. */
export function useLastPlayed(): readonly Game[] {
  const username = useSession((state) => state.user?.username ?? '')
  const isMember = useSession((state) => state.user !== null)
  const { data, dataUpdatedAt } = useQuery({ ...lobbyQuery('last'), enabled: isMember })
  useEffect(() => {
    if (data) recentsTold(username, data, dataUpdatedAt)
  }, [username, data, dataUpdatedAt])
  if (!isMember) return []
  const kept = recentsOf(username)
  return data && dataUpdatedAt >= (kept?.at ?? 0) ? data : (kept?.games ?? [])
}
