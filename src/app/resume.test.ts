// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { userInfoQuery, walletsQuery } from '#src/data/member.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { resume } from './resume.ts'

it('a page that the browser had put aside reads the balances again at once, and nothing that is fresh', async () => {
  const client = createQueryClient()
  const reads = { wallets: vi.fn(async () => []), info: vi.fn(async () => ({})) }
  const watch = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {})
  watch(walletsQuery().queryKey, reads.wallets)
  watch(userInfoQuery().queryKey, reads.info)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await resume(client)
  expect(reads.wallets).toHaveBeenCalledTimes(2)
  expect(reads.info).toHaveBeenCalledTimes(1)
})
