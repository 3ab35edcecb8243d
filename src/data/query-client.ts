/** One cache of server state. What is retried, when it is fresh, and when it is fetched again. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'

const RETRIES = 2
const worthRepeating = new Set(['timeout', 'unreachable', 'server'])

/** Full jitter, so that many tabs do not come back at the same moment. Retry-After is obeyed. */
function retryDelay(attempt: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfter) return error.retryAfter * 1000
  return 500 + Math.random() * Math.min(8000, 1000 * 2 ** attempt)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (count, error) =>
          error instanceof ApiError && worthRepeating.has(error.kind) && count < RETRIES,
        retryDelay,
        // The browser's word on being offline is not trusted with money screens: a wrong "offline" would pause for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
