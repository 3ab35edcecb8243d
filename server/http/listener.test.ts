import { request } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { login } from '#contracts/auth.ts'
import { createApp } from '../app.ts'
import { createTurns } from '../kit/identity/turns.ts'
import { authHandlers } from '../modules/auth/handlers.ts'
import { testServer } from '../testing/hooks.ts'
import { TEST_AGENT } from '../testing/people.ts'
import { listen, type Listening } from './listen.ts'
import { toListener } from './listener.ts'

const server = testServer({ handlers: authHandlers })
let socket: Listening | null = null
afterEach(() => socket?.stop(0))

it('a caller who hangs up leaves the queue of passwords: nothing is worked out for them', async () => {
  const inTurn = createTurns({ places: 1, most: 5 })
  let leave = () => {}
  const held = inTurn(() => new Promise<void>((resolve) => (leave = resolve)))
  const work = vi.fn<() => Promise<boolean>>(async () => false)
  const verify = vi.fn<typeof server.deps.passwords.verify>((_, __, who) => inTurn(work, who))
  const passwords = { ...server.deps.passwords, verify }
  const app = createApp({ ...server.deps, passwords }, { handlers: Object.values(authHandlers) })
  const statuses: number[] = []
  socket = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' })
  socket.serve(
    toListener({
      fetch: async (asked, env) => {
        const response = await app.fetch(asked, env)
        statuses.push(response.status)
        return response
      },
    }),
  )
  const call = request({
    port: socket.port,
    path: login.path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  call.on('error', () => {})
  call.end(JSON.stringify({ username: 'malee', password: 'another-1234', agent_code: TEST_AGENT }))
  await expect.poll(() => verify.mock.calls.length).toBe(1)
  expect(statuses).toEqual([])

  call.destroy()
  await expect.poll(() => statuses).toEqual([499])
  leave()
  await held
  expect(work).not.toHaveBeenCalled()
})
