/**
 * The sandbox's server for page tests: every `/api` request of the page under test is answered by the reference
 * server's own `fetch`, so that no mock re-implements it. A request to anywhere else fails the test.
 */
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { idempotencyKey } from '#contracts/operations.ts'
import { members } from '#server/db/schema/member.ts'
import { openSession } from '#server/kit/identity/sessions.ts'
import { readConfig } from '#server/config.ts'
import { systemClock } from '#server/kit/clock.ts'
import { sandboxWorld } from '#sandbox/world.ts'
import { neverIdle } from '#server/testing/people.ts'
import { openTestServer, type TestServer } from '#server/testing/test-server.ts'

/** What a test puts in place of the server's own answer. */
type Answer = (request: Request) => Response | Promise<Response>

export interface PageServer {
  /** The server itself: its database, clock and calls. Inside tests and hooks only. */
  readonly server: TestServer
  /** `GET /api/…` of the current test, oldest first. */
  readonly asked: readonly string[]
  /** Until the test ends, this endpoint answers so. */
  answer(endpoint: Endpoint, answer: Answer): void
  /** The endpoint answers as the server does again. */
  mend(endpoint: Endpoint): void
  /** Opens a session for a named person of the sandbox, who is at hand all the time; answers its token. */
  tokenOf(username: string): Promise<string>
}

const nameOf = (method: string, path: string) => `${method} ${path}`

/** HTTP status with the platform's envelope around nothing. */
export const failure = (status: number): Response =>
  HttpResponse.json({ error: status, message: '', data: null }, { status })

/** A reply of HTTP 200: `data` in its form on the wire. */
export const success = (data: unknown): Response => HttpResponse.json({ error: 0, message: '', data })

/** The connection breaks. */
export const broken = (): Response => HttpResponse.error()

/** No answer, ever: the page stays in its loading state. */
export const never = (): Promise<Response> => new Promise(() => {})

const onceOnly = new Set(
  allEndpoints.filter(({ idempotent }) => idempotent).map(({ method, path }) => nameOf(method, path)),
)

/** The server does without a key where the specification does; the site never does. */
const lacksKey = ({ method, url, headers }: Request): boolean =>
  onceOnly.has(nameOf(method, new URL(url).pathname)) &&
  !z.safeParse(idempotencyKey(), headers.get('idempotency-key')).success

/**
 * One server a test file, with a seeded database of its own: tests of a file share its people, so each picks one that no other test of the
 * file spends the money of.
 */
export function pageServer(): PageServer {
  let open: TestServer | null = null
  const asked: string[] = []
  const keyless: string[] = []
  const answers = new Map<string, Answer>()
  /** A path may have places to be filled: `/api/operations/{key}`. */
  const plannedFor = (call: string): Answer | undefined =>
    answers.get(call) ??
    [...answers].find(
      ([name]) => name.includes('{') && new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(call),
    )?.[1]
  const server = (): TestServer => {
    if (!open) throw new Error('the server is not open yet: use it inside tests and hooks')
    return open
  }

  const network = setupServer(
    http.all('http://localhost:3000/api/*', async ({ request: asSent }) => {
      // Tests read what is answered: not packed.
      const request = new Request(asSent)
      request.headers.delete('accept-encoding')
      const url = new URL(request.url)
      asked.push(nameOf(request.method, url.pathname + url.search))
      if (lacksKey(request)) keyless.push(nameOf(request.method, url.pathname))
      const planned = plannedFor(nameOf(request.method, url.pathname))
      return planned ? planned(request) : server().app.fetch(request)
    }),
  )

  beforeAll(async () => {
    network.listen({ onUnhandledFrame: 'error' })
    const world = sandboxWorld(readConfig({ SANDBOX: '1', LOG_LEVEL: 'silent' }), systemClock)
    open = await openTestServer({
      services: world.services,
      seed: (deps) => world.seed(deps),
      keepAs: 'sandbox',
      ease: 100,
    })
  }, 120_000)
  afterEach(() => {
    const without = keyless.splice(0)
    asked.length = 0
    answers.clear()
    expect(without, 'writes of the site without an Idempotency-Key').toEqual([])
  })
  afterAll(async () => {
    network.close()
    await open?.close()
  })

  return {
    get server() {
      return server()
    },
    asked,
    answer: ({ method, path }, answer) => void answers.set(nameOf(method, path), answer),
    mend: ({ method, path }) => void answers.delete(nameOf(method, path)),
    async tokenOf(username) {
      const { db, clock } = server()
      const [member] = await db.select({ id: members.id }).from(members).where(eq(members.username, username))
      if (!member) throw new Error(`the sandbox has no ${username}`)
      const token = await openSession(db, { memberId: member.id, now: clock.now() })
      await neverIdle(db, token)
      return token
    },
  }
}
