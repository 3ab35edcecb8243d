import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '#src/data/member.ts'
import { env } from '#src/lib/env.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { useSession } from '#src/stores/session.ts'

interface Codes {
  /** Agent code: a member's own agent, a visitor's the one that brought them, if any did. */
  ag: string | null
  /** The member's own referral code; visitors have none, and never pass on the one they came by. */
  code: string | null
  status: 'ready' | 'pending' | 'failed'
  retry: () => void
}

/** Who a link from here is from (ENV-7). */
export function useShareCodes(): Codes {
  const came = useInvitation((state) => state.agentCode)
  const member = useSession((state) => state.user !== null)
  const { data, status, isFetching, refetch } = useQuery({ ...userInfoQuery(), enabled: member })
  const known = !member || status === 'success'
  return {
    ag: member ? data?.agent_code || env.agentCode : came,
    code: (member && data?.user.affiliate_code) || null,
    status: known ? 'ready' : status === 'pending' || isFetching ? 'pending' : 'failed',
    retry: () => void refetch(),
  }
}
