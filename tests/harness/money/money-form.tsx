/** A form of money by itself, and a platform that takes no keys, for tests of answers that are lost. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { claimLoss } from '#contracts/cashback.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { newKey } from '#src/lib/new-key.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import type { PageServer } from '../page-server.ts'

let forms = 0

/** `open` shows it, again after it was closed; `done` and `nothing` are what it told. */
export function moneyForm(endpoint: Endpoint) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const ends = { done: vi.fn<(reply: unknown) => void>(), nothing: vi.fn<(error: unknown) => void>() }
  const name = `lost-${forms++}`
  const open = () =>
    renderHook(
      () =>
        useMoneyAct(endpoint as typeof claimLoss, name, { onDone: ends.done, onNothingDone: ends.nothing }),
      { wrapper },
    )
  return { ...ends, open }
}

/** As a platform in another house answers: no header of ours, and each request is a write of its own. */
export const withoutKeys =
  (site: PageServer) =>
  async (request: Request): Promise<Response> => {
    const asked = new Request(request)
    // Ours takes none of its additions without a key.
    asked.headers.set('idempotency-key', newKey())
    const reply = await site.server.app.fetch(asked)
    return new Response(await reply.text(), {
      status: reply.status,
      headers: { 'content-type': 'application/json' },
    })
  }
