import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the page: its skeleton, its own error, or what it shows. */
export function Loaded<Data>({ query, failed, skeleton, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) return <LoadingRegion label={shell.loading}>{skeleton}</LoadingRegion>
  return <PartError title={failed} text={shell.moneySafe} busy={isFetching} onRetry={() => void refetch()} />
}
