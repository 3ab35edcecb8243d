import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userInfoQuery } from '#src/data/member.ts'
import { useSession, userKnown } from '#src/stores/session.ts'

/** Asks the server who is signed in, and keeps the name and rank that the first paint shows. */
export function useKnownUser(): void {
  const isMember = useSession((state) => state.user !== null)
  const { data } = useQuery({ ...userInfoQuery(), enabled: isMember })
  useEffect(() => {
    if (data) userKnown(data.user.username, data.user.vip_level)
  }, [data])
}
