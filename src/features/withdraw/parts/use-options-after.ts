import { useQuery } from '@tanstack/react-query'
import { withdrawOptionsQuery } from '#src/data/money/withdraw.ts'
import type { Options } from './wallet-parts.ts'

/**
 * What can be withdrawn after what a request has changed: asked anew, and an answer from before is not told, nor when asking has
 * failed. `failed`: it is not known, and nothing comes.
 */
export function useOptionsAfter(): { options: Options | undefined; failed: boolean } {
  const { data, isFetchedAfterMount, isError } = useQuery({
    ...withdrawOptionsQuery(),
    refetchOnMount: 'always',
  })
  return { options: isFetchedAfterMount && !isError ? data : undefined, failed: isError }
}
