/**
 * Every endpoint of the contract against nonsense in its query, path and body. With FUZZ_RUNS it leaves nothing out and
 * makes so many random requests more to each; command and figures: docs/decisions/040-at-the-door.md.
 */
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { pathParams, type Endpoint } from '#contracts/kit.ts'
import { seeded, type Random } from '#contracts/testing/sample.ts'
import { readConfig } from '../config.ts'
import { rateLimits } from '../db/schema/operations.ts'
import { openSession } from '../kit/identity/sessions.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { sandboxWorld } from '#sandbox/world.ts'
import { settableClock } from '../kit/clock.ts'
import { requestFor } from '../testing/call.ts'
import {
  bodies,
  broke,
  hostile,
  illFormed,
  Known,
  partsOf,
  rawAddress,
  rowOf,
  spoilt,
  wish,
} from '../testing/fuzz.ts'
import { testServer } from '../testing/hooks.ts'
import { TEST_START } from '../testing/test-server.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const LONG = process.env.FUZZ_RUNS !== undefined
/** Random requests for each endpoint, beside the ones that are always made. */
const RUNS = LONG ? Number(process.env.FUZZ_RUNS) : 2

/**
 * In a short run some by chance: of what the contract's shape lets through and refuses for each part of a request, of
 * addresses that are no text, and of bodies that are no object.
 */
const some = LONG
  ? { accepted: Infinity, refused: Infinity, addresses: Infinity, bodies: Infinity }
  : { accepted: 6, refused: 2, addresses: 2, bodies: 4 }

const world = sandboxWorld(readConfig({ SANDBOX: '1', LOG_LEVEL: 'silent' }), settableClock(TEST_START))
const server = testServer({ services: world.services, seed: (deps) => world.seed(deps), ease: 1_000_000 })
const endpoints: readonly Endpoint[] = allEndpoints

type Values = Record<string, unknown>
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

async function memberOf(username: string): Promise<string> {
  const { rows } = await server.db.execute<{ id: string }>(
    `select id::text as id from members where username = '${username}'`,
  )
  return rows[0]!.id
}

/** Learns what exists by asking everything that only tells. What a reply names is asked with in the next round. */
async function learn(as: string, random: Random): Promise<Known> {
  const known = new Known()
  known.note('agent_code', 'chokdee')
  known.note('agent_id', 7)
  known.note('bet_type', 'top2')
  known.note('password', 'chokdee2569')
  for (let round = 0; round < 3; round++) {
    for (const endpoint of endpoints) {
      const asks = endpoint.method === 'GET' || partsOf(endpoint.request).length === 0
      if (!asks || endpoint.name === 'auth.logout' || endpoint.idempotent) continue
      const asked = requestFor(endpoint, wish(endpoint.request, known, random) as Values, { as })
      const reply = (await (await server.app.fetch(asked)).json()) as Values
      known.learn(reply.data, rowOf(endpoint))
    }
    for (const id of known.of('promotion_agent_id')) known.note('promotion_id', id)
  }
  return known
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** Whether the contract's own shape refuses it, as it arrives: in a query everything is text. */
function isRefused({ method, request }: Endpoint, values: Values): boolean {
  const sent = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const arrived =
    method === 'GET' ? Object.fromEntries(sent.map(([key, value]) => [key, String(value)])) : values
  return !z.safeDecode(request, arrived).success
}

/** Every way in which this endpoint is asked: each part of its request spoilt by each nonsense. */
function* requests(endpoint: Endpoint, known: Known, random: Random, as: string): Generator<Request> {
  const valid = () => wish(endpoint.request, known, random) as Values
  const text = (value: unknown) => String(value ?? 'x') || 'x'
  const ask = (values: Values, who: string | undefined = as) => {
    // Path parameters cannot be empty or of another kind than text.
    const inPath = Object.fromEntries(pathParams(endpoint.path).map((name) => [name, text(values[name])]))
    const sent = { ...values, ...inPath }
    // A path is escaped by the client, which refuses what is no text; `illFormed` has it as bytes.
    const wellFormed = Object.values(inPath).every((value) => !/\p{Surrogate}/u.test(value))
    return requestFor(endpoint, wellFormed ? sent : valid(), who === undefined ? {} : { as: who })
  }
  yield ask(valid())
  yield ask(valid(), undefined)
  const parts = partsOf(endpoint.request)
  for (const part of parts) {
    for (const by of broke) yield ask(spoilt(valid(), part, by) as Values)
    const met = { accepted: 0, refused: 0 }
    for (const by of shuffled(hostile, random)) {
      const values = spoilt(valid(), part, by) as Values
      // What the shape refuses reaches no handler.
      const at = isRefused(endpoint, values) ? 'refused' : 'accepted'
      if (++met[at] <= some[at]) yield ask(values)
    }
  }
  // An own property of that name, as JSON can hold one.
  yield ask(Object.defineProperty(valid(), '__proto__', { value: { polluted: true }, enumerable: true }))
  yield ask({ ...valid(), extra: '\ud800', '\u0000': 1 })
  for (let run = 0; run < RUNS; run++) {
    const twice = [0, 1].reduce(
      (values) =>
        parts.length === 0
          ? values
          : (spoilt(values, pick(random, parts), pick(random, [...broke, ...hostile])) as Values),
      valid(),
    )
    yield ask(twice, random() < 0.8 ? as : undefined)
  }
  const { headers } = ask(valid())
  const names = endpoint.method === 'GET' ? [...parts.map(([name]) => String(name)), 'extra'] : ['extra']
  for (const name of names)
    for (const raw of shuffled(illFormed, random).slice(0, some.addresses))
      yield new Request(rawAddress(endpoint, valid(), name, raw), {
        headers,
        method: endpoint.method,
        ...(endpoint.method === 'POST' ? { body: '{}' } : {}),
      })
  if (endpoint.method === 'POST')
    for (const body of shuffled(bodies, random).slice(0, some.bodies))
      yield new Request(ask(valid()).url, { method: 'POST', headers, body })
}

/** What the endpoint answered to all of it: each status, and each fault with the request that met it. */
async function attack(endpoint: Endpoint, all: Iterable<Request>) {
  const statuses = new Set<number>()
  const faults: string[] = []
  let count = 0
  for (const request of all) {
    const told = `${endpoint.name} ${request.url.slice(0, 200)} ${(await request.clone().text()).slice(0, 300)}`
    const response = await server.app.fetch(request)
    count++
    statuses.add(response.status)
    // Counted tries are not what is tried here.
    if (response.status === 429) await server.db.delete(rateLimits)
    if (response.status >= 500) faults.push(`${response.status} ${told}`)
    const body = (await response.json()) as Values
    if (typeof body[endpoint.success] !== 'number' || typeof body.message !== 'string')
      faults.push(`no envelope: ${told}`)
    if (body[endpoint.success] === 0) z.decode(endpoint.response, body.data)
  }
  return { statuses: [...statuses], faults, count }
}

const TITLE = `answers every endpoint's nonsense without a fault, in the contract's shape (seed ${SEED})`

it(TITLE, { timeout: LONG ? 3_600_000 : 240_000 }, async ({ annotate }) => {
  const random = seeded(SEED)
  const memberId = await memberOf('narin1990')
  const signIn = () => openSession(server.db, { memberId, now: server.clock.now() })
  const known = await learn(await signIn(), random)
  const answered = new Map<string, Awaited<ReturnType<typeof attack>>>()
  // A session for each, since some of the calls end sessions.
  for (const endpoint of endpoints)
    answered.set(endpoint.name, await attack(endpoint, requests(endpoint, known, random, await signIn())))

  const all = [...answered.values()]
  await annotate(`${all.reduce((sum, { count }) => sum + count, 0)} requests to ${all.length} endpoints`)
  expect(all.flatMap(({ faults }) => faults)).toEqual([])
  // Nearly everywhere something got past the door: nonsense that is always refused at once tests nothing else.
  const shut = [...answered].filter(([, { statuses }]) =>
    statuses.every((status) => [401, 422, 429].includes(status)),
  )
  expect(shut.length).toBeLessThan(endpoints.length / 10)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect((await verifyLedger(server.db)).faults).toEqual([])
})
