/** People of the end-to-end tests: each test makes its own, because all tests share one server. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { auth } from '#src/strings/auth/auth.ts'
import { freshMobile, freshName } from './e2e.ts'

export const AGENT = 'chokdee'
/** Every person made here has it; nobody would guess it as easy. */
export const PASSWORD = 'lamyai-2569'

export interface Person {
  username: string
  mobile: string
  password: string
}

interface Reply<Data> {
  error: number
  message: string
  data: Data
  access_token?: string
}

/** The server closes idle connections; one that is taken up at that moment is reset, and only that is tried again. */
const maxRetries = 2

/** A call of the API as the site makes it; a refusal fails the test with its sentence. */
export async function api<Data = null>(
  request: APIRequestContext,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Reply<Data>> {
  const response = body
    ? await request.post(path, { data: body, headers, maxRetries })
    : await request.get(path, { headers, maxRetries })
  const reply = (await response.json()) as Reply<Data>
  expect(reply.error, `${path}: ${response.status()} ${JSON.stringify(reply)}`).toBe(0)
  return reply
}

/** The newest code that was sent to a number. */
export async function inboxCode(request: APIRequestContext, mobile: string): Promise<string> {
  const inbox = await request.get(`/sandbox/inbox.json?to=${mobile}`)
  const { messages } = (await inbox.json()) as { messages: { code: string }[] }
  expect(messages[0]?.code, `no code for ${mobile}`).toBeDefined()
  return messages[0]!.code
}

/** Registers somebody by SMS through the API, with play money in the main wallet (baht), brought by `code`. */
export async function newMember(
  request: APIRequestContext,
  { funds = 0, password = PASSWORD, code = '' }: { funds?: number; password?: string; code?: string } = {},
): Promise<Person> {
  const person = { username: freshName(), mobile: freshMobile(), password }
  const who = { username: person.username, mobile: person.mobile, agent_code: AGENT }
  const { data: sent } = await api<{ otp_ref: string }>(request, '/api/request_otp', {
    ...who,
    type: 'register',
  })
  const { data: proof } = await api<{ otp_token: string }>(request, '/api/verify_otp', {
    ...who,
    type: 'register',
    otp_ref: sent.otp_ref,
    otp_code: await inboxCode(request, person.mobile),
  })
  const body = {
    ...who,
    password,
    affiliate_code: code,
    mode: 'bank',
    know_us_id: 7,
    bank_id: null,
    bank_account_name: '',
    bank_account_no: '',
    otp_token: proof.otp_token,
    // Told already: nobody is asked for it before their first withdrawal.
    birth_date: '1990-05-17',
  }
  await api(request, '/api/register', body, { 'idempotency-key': randomUUID() })
  if (funds > 0) await givePlayMoney(request, person.username, funds)
  return person
}

/** By the switch of the sandbox's page. */
export async function givePlayMoney(request: APIRequestContext, username: string, baht: number) {
  const origin = await originOf(request)
  const response = await request.post('/sandbox/money', {
    form: { username, amount: String(baht) },
    headers: { origin },
    maxRedirects: 0,
  })
  expect(response.status(), 'play money').toBe(303)
}

/** The base URL that relative requests go to. */
export const originOf = async (request: APIRequestContext): Promise<string> =>
  new URL((await request.get('/favicon.svg')).url()).origin

export async function tokenOf(request: APIRequestContext, { username, password }: Person): Promise<string> {
  const reply = await api(request, '/api/login', { username, password, agent_code: AGENT })
  return reply.access_token!
}

/**
 * Opens the site already signed in, as on a later visit: the session is put where the site keeps it. Done once per
 * tab, so that signing out in the test stays so. Answers the token.
 */
export async function arriveAs(page: Page, person: Person): Promise<string> {
  const token = await tokenOf(page.request, person)
  await page.addInitScript(
    (user) => {
      if (window !== window.top || sessionStorage.getItem('e2e.arrived')) return
      sessionStorage.setItem('e2e.arrived', '1')
      localStorage.setItem('chokdee.user', JSON.stringify({ v: 1, data: user }))
    },
    { token, username: person.username, vipLevel: 0 },
  )
  return token
}

/** Satang in all wallets, as the server tells it. */
export async function balanceOf(request: APIRequestContext, token: string): Promise<number> {
  const { data } = await api<{ balance: string | number }[]>(
    request,
    '/api/member/wallets',
    {},
    {
      authorization: `Bearer ${token}`,
    },
  )
  return data.reduce((sum, { balance }) => sum + Math.round(Number(balance) * 100), 0)
}

/** Fills in the login form that is on the screen and sends it. */
export async function fillLogin(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  const form = page.getByRole('form', { name: auth.loginTitle })
  await form.getByLabel(auth.usernameOrMobile).fill(username)
  await form.getByLabel(auth.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: auth.login, exact: true }).click()
}

/** A week, as the member asks for it on another phone. */
export const takeBreak = (request: APIRequestContext, token: string) =>
  api(
    request,
    '/api/member/time_out',
    { length: 'week' },
    { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  )
