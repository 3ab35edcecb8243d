import { useQuery } from '@tanstack/react-query'
import { rewardsSummaryQuery, unreadQuery } from '#src/data/inbox.ts'
import type { Waiting } from './badges.ts'

/** What waits for the member, as far as it is known: a menu without badges is whole. */
export function useWaiting(): Waiting {
  const { data: summary } = useQuery(rewardsSummaryQuery())
  const { data: unread } = useQuery(unreadQuery())
  return { ...summary, unread }
}
