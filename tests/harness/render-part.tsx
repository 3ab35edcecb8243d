/** Renders one part of the site inside router, query cache and dialog host: for tests of features. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { DialogHost } from '#src/dialogs/DialogHost.tsx'
import { type SessionUser, useSession } from '#src/stores/session.ts'

interface PartOptions {
  /** Who is signed in; nobody unless told. */
  user?: SessionUser | null
  /** Replies already in the cache, by query key; they stay fresh. */
  seed?: ReadonlyArray<readonly [key: readonly unknown[], data: unknown]>
  at?: string
}

export const narin: SessionUser = { token: 'token-of-narin', username: 'narin1990', vipLevel: 1 }

export function renderPart(part: ReactNode, { user = null, seed = [], at = '/' }: PartOptions = {}) {
  useSession.setState({ user, ended: null })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  for (const [key, data] of seed) {
    client.setQueryDefaults(key, { staleTime: Infinity })
    client.setQueryData(key, data)
  }
  const element = (
    <>
      {part}
      <DialogHost />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    ...view,
    client,
    router,
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.hash,
  }
}
