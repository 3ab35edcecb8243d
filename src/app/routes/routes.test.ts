// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from './site-routes.tsx'

async function errorAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await expect.poll(() => router.state.initialized, { timeout: 15_000 }).toBe(true)
  const errors = Object.values(router.state.errors ?? {}) as Array<{ status?: number; statusText?: string }>
  router.dispose()
  return errors.map(({ status, statusText }) => ({ status, statusText }))
}

const missing = [{ status: 404, statusText: 'Not Found' }]

it.each(['/lobby/nothing', '/nothing', '/member/nothing/at/all', '/lotto/a/b'])(
  'ROUTE-2 %s is an error with status 404',
  async (address) => {
    expect(await errorAt(address)).toEqual(missing)
  },
)

it.each(['/lobby', '/lobby/slot', '/lobby/last', '/lotto/YK-1', '/poll/1', '/liff/deposit'])(
  'ROUTE-1 %s is a page',
  async (address) => {
    expect(await errorAt(address)).toEqual([])
  },
)
