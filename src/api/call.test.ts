import { http, HttpResponse, delay } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getBanners } from '#contracts/agent.ts'
import { login, register } from '#contracts/auth.ts'
import { getWallets } from '#contracts/member.ts'
import { getOperation } from '#contracts/operations.ts'
import { errors } from '#src/strings/errors.ts'
import { ApiError, type FailureKind } from './api-error.ts'
import { call } from './call.ts'
import { apiConfig, configureApi } from './config.ts'
import { errorText } from './error-text.ts'
import { read } from './read.ts'
import { deadline } from './sender.ts'

const base = 'http://platform.test'
const server = setupServer()
const failures: string[] = []

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  failures.length = 0
  configureApi({
    baseUrl: base,
    token: () => 'secret-token',
    onFailure: (error, endpoint) => void failures.push(`${endpoint.name} ${error.kind}`),
  })
})

const answers = (body: unknown, init?: { status?: number; headers?: Record<string, string> }) =>
  server.use(
    http.all(`${base}/*`, () =>
      typeof body === 'string' ? new HttpResponse(body, init) : HttpResponse.json(body as object, init),
    ),
  )

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: ApiError) => error,
  )

it('reads a reply: codecs decoded, unknown keys dropped, extra keys kept', async () => {
  answers({ error: 0, message: 'hi', data: null, access_token: 't', more: 1 })
  const reply = await call(login, { username: 'a', password: 'b', agent_code: 'c' })
  expect(reply).toEqual({ message: 'hi', data: null, access_token: 't' })
})

it('money arrives as satang, from strings and numbers alike', async () => {
  const row = { id: 1, wallet_name: 'w', can_deposit: 1, wallet_type_id: '1', current_turnover: 0 }
  answers({
    error: '0',
    data: [
      { ...row, balance: '12480.50' },
      { ...row, balance: 0.1 },
    ],
  })
  const { data } = await call(getWallets, {})
  expect(data.map((wallet) => wallet.balance)).toEqual([1_248_050, 10])
})

it('a broken row of a list is dropped, a broken row of money fails the call', async () => {
  answers({ error: 0, data: [{ id: 1 }, 'rubbish', { id: 2, title: 5 }] })
  expect((await call(getBanners, { agent_code: 'a' })).data.map((row) => row.id)).toEqual(['1', '2'])
  answers({
    error: 0,
    data: [
      { id: 1, wallet_name: 'w', balance: '1.005', can_deposit: 1, wallet_type_id: 1, current_turnover: 0 },
    ],
  })
  expect((await failureOf(call(getWallets, {}))).kind).toBe('malformed')
})

it('sends token, key, body and path parameters where they belong', async () => {
  const seen: Request[] = []
  server.use(
    http.all(`${base}/*`, ({ request }) => {
      seen.push(request.clone())
      return HttpResponse.json({ error: 0, data: { state: 'absent', username: 'u', password: 'p' } })
    }),
  )
  await call(getOperation, { key: 'abcdefghijklmnop' })
  await call(getBanners, { agent_code: 'chok dee' }).catch(() => {})
  await call(
    register,
    {
      username: 'u',
      mobile: '0812345678',
      password: 'password1',
      affiliate_code: '',
      mode: 'bank',
      agent_code: 'c',
      know_us_id: 7,
      bank_id: null,
      bank_account_name: '',
      bank_account_no: '',
    },
    { idempotencyKey: 'key-key-key-key-key' },
  )
  expect(seen.map((request) => `${request.method} ${request.url}`)).toEqual([
    `GET ${base}/api/operations/abcdefghijklmnop`,
    `GET ${base}/api/banner?agent_code=chok+dee`,
    `POST ${base}/api/register`,
  ])
  expect(seen[2]!.headers.get('idempotency-key')).toBe('key-key-key-key-key')
  expect(seen[0]!.headers.get('authorization')).toBe('Bearer secret-token')
  expect(seen.map((request) => request.headers.get('accept'))).toEqual(Array(3).fill('application/json'))
  expect(await seen[2]!.json()).toMatchObject({ mobile: '0812345678', know_us_id: 7 })
})

it.each<[number, FailureKind]>([
  [400, 'badRequest'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [501, 'notYet'],
  [500, 'server'],
  [502, 'server'],
  [302, 'malformed'],
])('LOGIN-6 HTTP %i is %s', async (status, kind) => {
  answers({ error: status, message: '', data: null }, { status })
  expect((await failureOf(call(getWallets, {}))).kind).toBe(kind)
  expect(failures).toEqual([`member.wallets ${kind}`])
})

it.each(['', '<html>captive portal</html>', '{"error":', '[]', '{"data":1}', '{"error":0,"data":"no list"}'])(
  'the body %j is malformed, never a wrong number',
  async (body) => {
    answers(body)
    const error = await failureOf(call(getWallets, {}))
    expect(error.kind).toBe('malformed')
    expect(errorText(error)).toBe(errors.sentence.malformed)
  },
)

it('a refusal shows the words of the platform', async () => {
  answers({ error: 17, message: 'sorry', data: null })
  const error = await failureOf(call(getWallets, {}))
  expect(error).toMatchObject({ kind: 'refused', code: 17, outcomeUnknown: false })
  expect(errorText(error)).toBe('sorry')
})

it('a fault of the server tells its reference, by which the log has it', async () => {
  answers(
    { error: 500, message: '', data: null },
    { status: 500, headers: { 'X-Request-Id': 'aB3-dE6_gH9j' } },
  )
  expect(errorText(await failureOf(call(getWallets, {})))).toBe(
    errors.withReference(errors.sentence.server, 'aB3-dE6_gH9j'),
  )
  answers({ error: 500, message: '', data: null }, { status: 500 })
  expect(errorText(await failureOf(call(getWallets, {})))).toBe(errors.sentence.server)
})

it('REG-6 a refusal may name the field it is about', async () => {
  answers({ error: 1, message: 'taken', data: { fields: { username: 'taken' } } })
  expect((await failureOf(call(getWallets, {}))).fields).toEqual({ username: 'taken' })
})

it('field errors and waiting times are read', async () => {
  answers({ error: 422, message: 'm', data: { fields: { mobile: 'bad' } } }, { status: 422 })
  expect((await failureOf(call(getWallets, {}))).fields).toEqual({ mobile: 'bad' })
  answers({ error: 429, message: '', data: null }, { status: 429, headers: { 'Retry-After': '45' } })
  expect(errorText(await failureOf(call(getWallets, {})))).toBe(errors.waitSeconds(45))
  answers({ error: 429, message: '', data: null }, { status: 429, headers: { 'Retry-After': '600' } })
  expect(errorText(await failureOf(call(getWallets, {})))).toBe(errors.waitMinutes(10))
})

it('no answer is unreachable, and its outcome unknown', async () => {
  server.use(http.all(`${base}/*`, () => HttpResponse.error()))
  expect(await failureOf(call(getWallets, {}))).toMatchObject({ kind: 'unreachable', outcomeUnknown: true })
})

const senders = {
  call: (signal?: AbortSignal) => call(getBanners, { agent_code: 'chok dee' }, { signal }),
  read: (signal?: AbortSignal) => read(getBanners, { agent_code: 'chok dee' }, signal),
}

describe.each(Object.entries(senders))('whichever way it is sent: %s', (_, send) => {
  it('the request carries query and token', async () => {
    let seen: Request | null = null
    server.use(
      http.all(
        `${base}/*`,
        ({ request }) => ((seen = request.clone()), HttpResponse.json({ error: 0, data: [] })),
      ),
    )
    await send()
    expect(seen!.url).toBe(`${base}/api/banner?agent_code=chok+dee`)
    expect(seen!.headers.get('authorization')).toBe('Bearer secret-token')
    expect(seen!.headers.get('accept')).toBe('application/json')
  })

  it('no answer is unreachable', async () => {
    server.use(http.all(`${base}/*`, () => HttpResponse.error()))
    expect((await failureOf(send())).kind).toBe('unreachable')
  })

  it('a late answer is a timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(http.all(`${base}/*`, async () => (await delay('infinite'), HttpResponse.json({}))))
    const failing = failureOf(send())
    await vi.advanceTimersByTimeAsync(deadline.read + 1)
    expect((await failing).kind).toBe('timeout')
    vi.useRealTimers()
  })

  it('what its caller aborted is no failure of the platform', async () => {
    server.use(http.all(`${base}/*`, async () => (await delay(500), HttpResponse.json({}))))
    const controller = new AbortController()
    const failing = failureOf(send(controller.signal))
    controller.abort()
    expect(await failing).toMatchObject({ name: 'AbortError' })
    expect(failures).toEqual([])
  })

  it('waiting times are read', async () => {
    answers({ error: 429, message: '', data: null }, { status: 429, headers: { 'Retry-After': '45' } })
    expect((await failureOf(send())).retryAfter).toBe(45)
  })
})

it('the offset of the server clock is measured from replies', async () => {
  const offsets: number[] = []
  configureApi({ onServerTime: (offset) => void offsets.push(offset) })
  answers({ error: 0, data: [] }, { headers: { 'X-Server-Time': String(Date.now() + 60_000) } })
  await call(getBanners, { agent_code: 'a' })
  expect(offsets[0]).toBeGreaterThan(55_000)
  expect(offsets[0]).toBeLessThan(65_000)
  configureApi({ onServerTime: () => {} })
  expect(apiConfig.baseUrl).toBe(base)
})
