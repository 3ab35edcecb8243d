/** Mounts what auth's tests need around a piece of it: cache, hosts of dialogs and toasts, platform double. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { configureApi } from '#src/api/config.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { DialogHost } from '#src/dialogs/DialogHost.tsx'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { ToastHost } from '#src/dialogs/ToastHost.tsx'
import { useToasts } from '#src/dialogs/toasts.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { restoreInvitation } from '#src/stores/invitation.ts'
import { currentToken, useSession } from '#src/stores/session.ts'
import { useVisit } from '#src/stores/visit.ts'

// The first opening of a dialog also loads its code.
configure({ asyncUtilTimeout: 4000 })

export function renderAuth(
  children: ReactNode = null,
  platform = platformDouble({ signInUrl: '/line?state=1' }),
) {
  useSession.setState({ user: null, ended: null })
  useDialogs.setState({ stack: [] })
  useToasts.setState({ items: [] })
  useVisit.setState({ returnTo: null })
  restoreInvitation()
  setPlatform(platform)
  configureApi({ baseUrl: 'http://localhost:3000', token: currentToken })
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const view = render(
    <QueryClientProvider client={client}>
      {children}
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  )
  return { ...view, client, platform, user: userEvent.setup() }
}

/** Opens a dialog the way the app does; the result is read later with `await opened.result`. */
export async function opening<Result>(start: () => Promise<Result>): Promise<{ result: Promise<Result> }> {
  let result: Promise<Result> | undefined
  await act(async () => {
    result = start()
    await Promise.resolve()
  })
  return { result: result! }
}

export const toasts = () => useToasts.getState().items.map(({ tone, text }) => [tone, text])
