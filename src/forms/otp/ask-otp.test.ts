// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { requestOtp } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { configureApi } from '#src/api/config.ts'
import { askOtp } from './ask-otp.ts'

const base = location.origin
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())
beforeEach(() => configureApi({ baseUrl: base, token: () => null, onFailure: () => {} }))

let people = 0
/** Somebody for whom nothing was asked before. */
const somebody = (): RequestOf<typeof requestOtp> => ({
  username: '',
  mobile: `08${String(++people).padStart(8, '0')}`,
  type: 'register',
  agent_code: 'chokdee',
})

/** Answers with these in turn; the keys that came. */
function answering(...answers: (() => Response)[]): (string | null)[] {
  const keys: (string | null)[] = []
  server.use(
    http.post(`${base}/api/request_otp`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return answers[keys.length - 1]!() as HttpResponse<null>
    }),
  )
  return keys
}
const lost = () => HttpResponse.error()
const refused = () => HttpResponse.json({ error: 1, message: 'no', data: null })
const sent = () =>
  HttpResponse.json({
    error: 0,
    message: 'ok',
    data: { otp_ref: 'ABCD', resend_in: 60, expires_in: 300 },
  })

it('asks under the same key after an answer that was lost, and reckons from when it was first asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const begun = Date.now()
  const keys = answering(lost, sent)
  const request = somebody()
  await expect(askOtp(request)).rejects.toMatchObject({ outcomeUnknown: true })
  vi.setSystemTime(begun + 20_000)
  const { ref, expiresAt, resendAt } = await askOtp(request)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
  expect(keys[1]).toBe(keys[0])
  expect(ref).toBe('ABCD')
  // By the server's clock, which the answer's own header may move by what the way takes.
  expect(Math.abs(expiresAt - begun - 300_000)).toBeLessThan(5_000)
  expect(Math.abs(resendAt - begun - 60_000)).toBeLessThan(5_000)
})

it('asks under the same key after a reload too', async () => {
  const keys = answering(lost, sent, sent)
  const request = somebody()
  await expect(askOtp(request)).rejects.toMatchObject({ outcomeUnknown: true })
  vi.resetModules()
  const anew = await import('./ask-otp.ts')
  const api = await import('#src/api/config.ts')
  api.configureApi({ baseUrl: base, token: () => null, onFailure: () => {} })
  expect((await anew.askOtp(request)).ref).toBe('ABCD')
  await anew.askOtp(request)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('asks for another once it has been answered or refused, for another number, and after the code is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const keys = answering(sent, refused, lost, lost, lost, sent)
  const request = somebody()
  await askOtp(request)
  await expect(askOtp(request)).rejects.toMatchObject({ kind: 'refused' })
  await expect(askOtp(request)).rejects.toMatchObject({ outcomeUnknown: true })
  await expect(askOtp(somebody())).rejects.toMatchObject({ outcomeUnknown: true })
  await expect(askOtp(request)).rejects.toMatchObject({ outcomeUnknown: true })
  vi.setSystemTime(Date.now() + 6 * 60_000)
  await askOtp(request)
  expect(new Set(keys).size).toBe(6)
})
