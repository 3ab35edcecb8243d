/** A platform that answers as each test says, and remembers what it was asked. */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

interface Asked {
  path: string
  body: Record<string, unknown>
  key: string | null
}

type Answer = (asked: Asked) => Response | Promise<Response>

/** A successful reply of the platform. */
export const ok = (data: unknown = null, extra: object = {}) =>
  HttpResponse.json({ error: 0, message: '', data, ...extra })

/** A refusal by a rule: HTTP 200 with the platform's sentence. */
export const refuse = (message: string, data: unknown = null) =>
  HttpResponse.json({ error: 1, message, data })

export const invalid = (fields: Record<string, string>) =>
  HttpResponse.json({ error: 422, message: '', data: { fields } }, { status: 422 })

export const tooMany = (seconds: number) =>
  HttpResponse.json(
    { error: 429, message: '', data: { retry_after: seconds } },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )

/** Too many tries at one account, of whoever. */
export const passwordPaused = (seconds: number) =>
  HttpResponse.json(
    { error: 429, message: '', data: { retry_after: seconds, way_past: 'otp' } },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )

/** More callers at once than the platform can serve, in its own words. */
export const tooBusy = (message: string, seconds: number) =>
  HttpResponse.json(
    { error: 503, message, data: { retry_after: seconds } },
    { status: 503, headers: { 'Retry-After': String(seconds) } },
  )

/** The connection breaks: nobody knows what the platform did. */
export const broken = () => HttpResponse.error()

export const agentConfig = (
  options: { registerType?: 1 | 2; usernameMode?: string; ageCheck?: string } = {},
) =>
  ok({
    info: {
      agent_code: 'chokdee',
      line_contact_url: 'https://line.me/R/desk',
      register_type: options.registerType ?? 1,
    },
    configs: [
      { config_key: 'generate_username_mode', val: options.usernameMode ?? '', default_val: '1' },
      { config_key: 'age_check', val: options.ageCheck ?? '', default_val: '' },
    ],
  })

export const narin = () =>
  ok({ user: { id: 1, username: 'narin1990', vip_level: 1 }, bank_accounts: [], agent_code: 'chokdee' })

/** Starts the platform for the test file that calls this; unknown calls fail the test. */
export function platformServer() {
  const platform = stoppedPlatform()
  platform.serve()
  return platform
}

/** One that several files share: each starts it for itself with `serve`. */
export function stoppedPlatform() {
  const asked: Asked[] = []
  const keys = new Set<string>()
  let answers: Record<string, Answer> = {}
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname
      const text = await request.text()
      const call = { path, body: text ? JSON.parse(text) : {}, key: request.headers.get('Idempotency-Key') }
      if (call.key) keys.add(call.key)
      const found = Object.keys(answers).find((prefix) => path.startsWith(prefix))
      // A site of an earlier file of this worker, which still asks how its own write ended.
      if (!found && path.startsWith('/api/operations/') && !keys.has(path.split('/').at(-1)!))
        return HttpResponse.error()
      asked.push(call)
      if (!found) throw new Error(`nobody answers ${path}`)
      return answers[found]!(call)
    }),
  )

  return {
    /** Called at the top of a test file. */
    serve() {
      beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
      afterEach(() => {
        asked.length = 0
        answers = {}
      })
      afterAll(() => server.close())
    },
    /** Paths asked so far, in order. */
    paths: () => asked.map(({ path }) => path),
    /** What the last call to a path carried. */
    last: (path: string) => asked.findLast((call) => call.path === path),
    count: (path: string) => asked.filter((call) => call.path === path).length,
    answer: (more: Record<string, Answer>) => void (answers = { ...answers, ...more }),
  }
}
