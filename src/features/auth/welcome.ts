import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'
import { notificationsQuery } from '#src/data/agent.ts'
import { userInfoQuery } from '#src/data/member.ts'
import { takeRegisteredInLine } from '#src/stores/line-link.ts'
import { signedOut, userKnown } from '#src/stores/session.ts'
import { authConfig } from './configure.ts'

/** Announcements are no reason to keep a member waiting at the door. */
const NOTICES_WAIT_MS = 3000

/**
 * What follows the token: announcements, then the member. Rejects only when the server does not know it after all; a slow or broken
 * part is fetched again by the page that shows it.
 */
export async function welcome(queryClient: QueryClient): Promise<void> {
  const notices = await Promise.race([
    queryClient.fetchQuery({ ...notificationsQuery(), staleTime: 0 }).catch(() => []),
    new Promise<[]>((resolve) => setTimeout(() => resolve([]), NOTICES_WAIT_MS)),
  ])
  try {
    const { user } = await queryClient.fetchQuery({ ...userInfoQuery(), staleTime: 0 })
    userKnown(user.username, user.vip_level)
    // Hardly anybody is asked: what does it is loaded then.
    if (takeRegisteredInLine(user.username) && user.line_linked === false)
      void import('./line/offer-line.ts').then(({ offerLine }) => offerLine(queryClient)).catch(() => {})
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'forbidden')) {
      signedOut('signedOut')
      throw error
    }
  }
  if (notices.length > 0) authConfig.onNotices(notices)
}
