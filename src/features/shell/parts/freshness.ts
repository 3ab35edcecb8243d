import type { QueryClient } from '@tanstack/react-query'

/** When the newest reply that is held came, epoch ms; null when there is none. */
export function latestData(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .getAll()
    .map((query) => query.state.dataUpdatedAt)
  const latest = Math.max(0, ...times)
  return latest > 0 ? latest : null
}

/**
 * Fetches again what is on screen and old or failed. Queries run in every network state (data/query-client.ts), so
 * nothing else does this when the network comes back.
 */
export const refreshShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', stale: true })
