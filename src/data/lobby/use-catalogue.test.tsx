// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../query-client.ts'
import { useCatalogue } from './use-catalogue.ts'

vi.mock('./lobby-lists.ts', () => ({
  wholeLobbyQuery: (key: string) => ({ queryKey: ['list', key], queryFn: () => [] }),
}))
const search = vi.hoisted(() => ({ comes: false }))
vi.mock('#src/lib/search/thai-search-index.ts', () => ({
  buildSearchGently: () =>
    search.comes ? Promise.resolve({ search: () => [] }) : Promise.reject(new TypeError('Failed to fetch')),
}))

it('GAME-1 a search that cannot be made says so, and is made when it is tried again', async () => {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useCatalogue(true), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ index: null, failed: true, incomplete: true }))
  search.comes = true
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ failed: false, incomplete: false }))
  expect(result.current.index).not.toBeNull()
})
