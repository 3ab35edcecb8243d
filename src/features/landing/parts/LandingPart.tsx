import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { PartError } from '#src/ui/feedback/PartError.tsx'

interface LandingPartProps<Data> {
  query: UseQueryResult<Data>
  /** What could not be loaded. */
  failed: string
  /** Boxes of the same size as what will come. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of the landing in each of its states: old data stays on screen when fetching it again fails. */
export function LandingPart<Data>({ query, failed, skeleton, children }: LandingPartProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return skeleton
  return <PartError title={failed} text={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
}
