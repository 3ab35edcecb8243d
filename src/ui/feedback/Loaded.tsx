import type { ReactNode } from 'react'
import { useInSlices } from '../layout/use-in-slices.ts'
import { LoadingRegion } from './LoadingRegion.tsx'
import { PartError } from './PartError.tsx'

interface LoadedProps<Data> {
  /** What is asked for: as much of a query as its three states need. */
  query: {
    data: Data | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** What could not be loaded. */
  failed: ReactNode
  /** Says what stands although it failed, or what the failure itself says. */
  text?: ReactNode | ((error: unknown) => ReactNode)
  failedClassName?: string
  /** Boxes of the same size as what will come. */
  skeleton?: ReactNode
  /** Of the place that the boxes stand in. */
  className?: string
  /** Or what that place says of its look. */
  apply?: string
  /** In place of the boxes and the words that something is loading. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A part in each of its states; what was loaded once stays on screen when fetching it again fails. A part
 * of what this platform does not offer is not there (decision 086).
 */
export function Loaded<Data>({ query, failed, text, children, ...waits }: LoadedProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query
  const isShown = useInSlices(data !== undefined)
  if (data !== undefined && isShown) return children(data)
  if ((error as { kind?: unknown } | null)?.kind === 'notOffered') return null
  if (isError && data === undefined)
    return (
      <PartError
        title={failed}
        text={typeof text === 'function' ? text(error) : text}
        busy={isFetching}
        onRetry={() => void refetch()}
        className={waits.failedClassName}
      />
    )
  if ('waiting' in waits) return waits.waiting
  return <LoadingRegion className={waits.className}>{waits.skeleton}</LoadingRegion>
}
