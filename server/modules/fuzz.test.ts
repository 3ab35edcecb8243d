import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { sample, seeded, type Random } from '#contracts/testing/sample.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { requestFor } from '../testing/call.ts'
import { testServer } from '../testing/hooks.ts'

const server = testServer({ ease: 1_000_000 })
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const RUNS = Number(process.env.FUZZ_RUNS ?? 12)

const hostile = [
  null,
  true,
  -1,
  0,
  1e21,
  0.001,
  NaN,
  '',
  ' ',
  '0',
  '-1',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\u202e',
  'x'.repeat(10_000),
  'ก็'.repeat(500),
  [],
  [[]],
  {},
  { $ne: 1 },
  '9999999999999999999',
  '2026-02-30',
]

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** A request the endpoint would read, of which, most times, one field is replaced by something nasty. */
function input(endpoint: Endpoint, random: Random): Record<string, unknown> {
  const values = { ...(sample(endpoint.request, random) as Record<string, unknown>) }
  const field = pick(random, [...Object.keys(values), 'extra'])
  if (random() < 0.8) values[field] = pick(random, hostile)
  // An own property of that name, as JSON can hold one.
  if (random() < 0.25)
    Object.defineProperty(values, '__proto__', { value: { polluted: true }, enumerable: true })
  return values
}

/** Path parameters cannot be empty or of another kind than text. */
const inPath = (endpoint: Endpoint, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      endpoint.path.includes(`{${name}}`) ? String(value ?? 'x') || 'x' : value,
    ]),
  )

it(`answers every endpoint's nonsense without a fault, in the contract's shape (seed ${SEED})`, async () => {
  const random = seeded(SEED)
  const member = await server.member({ wallets: [{ balance: 1000_00 }] })
  const statuses = new Map<number, number>()
  for (const endpoint of allEndpoints as readonly Endpoint[]) {
    for (let run = 0; run < RUNS; run++) {
      // Logging out would make a visitor of the member for the rest of the run.
      const as = random() < 0.7 && endpoint.name !== 'auth.logout' ? member : undefined
      const request = requestFor(endpoint, inPath(endpoint, input(endpoint, random)), { as })
      const told = `${endpoint.name} ${request.url}`
      const response = await server.app.fetch(request)
      const body = (await response.json()) as Record<string, unknown>
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(response.status < 500 || response.status === 501, `${told}: ${response.status}`).toBe(true)
      expect([told, body[endpoint.success], body.message]).toEqual([
        told,
        expect.any(Number),
        expect.any(String),
      ])
      if (body[endpoint.success] === 0) z.decode(endpoint.response, body.data)
    }
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  // Each kind of answer was really met.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 422, 501]))
  expect((await verifyLedger(server.db)).faults).toEqual([])
}, 240_000)
