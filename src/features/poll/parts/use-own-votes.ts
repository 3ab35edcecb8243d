import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { happened } from '#src/data/affected.ts'
import { ownVotesQuery } from '#src/data/poll.ts'

/** The member's votes. When the poll opens, closes or is decided before our eyes, what was known of them is old. */
export function useOwnVotes({ poll_id, state }: PollConfig, member: boolean) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({ ...ownVotesQuery(poll_id), enabled: member })
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    // A prize may have come as well.
    if (member) void happened(client, 'pollMoved')
  }, [client, member, state])
  return {
    own: member ? (data ?? null) : null,
    failed: member && !data && isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
