import { expect, it } from 'vitest'
import fc from 'fast-check'
import { reportVitals, VITALS_PATH } from '#contracts/vitals.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { day } from '../../kit/clock.ts'
import { testServer } from '../../testing/hooks.ts'
import { vitalsHandlers } from './handlers.ts'
import { Tally, tallyOf, type Visit } from './tally.ts'

const server = testServer({ handlers: vitalsHandlers })
const visit: Visit = { route: 'slot', inside: 'web', lcp: 1200, inp: 80, cls: 12 }
const today = () => thaiDayOf(server.clock.now())
const visits = () =>
  tallyOf(server.deps)
    .figures(today())
    .reduce((sum, row) => sum + row.visits, 0)
const send = (body: string, type = 'application/json') =>
  server.app.fetch(
    new Request(`http://localhost${VITALS_PATH}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  )

it('counts a visit as a browser sends it when a page is left, without a session', async () => {
  expect((await send(JSON.stringify(visit))).status).toBe(200)
  expect((await server.call(reportVitals, { ...visit, inp: null })).status).toBe(200)
  const [row] = tallyOf(server.deps).figures(today())
  expect(row).toMatchObject({ route: 'slot', inside: 'web', visits: 2 })
  expect(row!.p75.lcp).toBeGreaterThanOrEqual(1200)
  expect(row!.p75.lcp).toBeLessThan(1200 * 1.16)
})

it.each([
  '{"route":"slot","inside":"web","lcp":1e309,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":NaN,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":"NaN","inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":60001,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":-1,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":1.5,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web","lcp":[1],"inp":null,"cls":0}',
  '{"route":"/member/payment/somebody","inside":"web","lcp":1,"inp":null,"cls":0}',
  '{"route":"__proto__","inside":"web","lcp":1,"inp":null,"cls":0}',
  '{"route":"slot","inside":"elsewhere","lcp":1,"inp":null,"cls":0}',
  '{"route":"slot","inside":"web"}',
  '[]',
  'null',
  '{',
])('refuses %s and counts nothing', async (body) => {
  const before = visits()
  expect((await send(body)).status).toBeGreaterThanOrEqual(400)
  expect(visits()).toBe(before)
})

it('another site’s form cannot tell anything', async () => {
  const before = visits()
  expect((await send(JSON.stringify(visit), 'text/plain')).status).toBe(422)
  expect(visits()).toBe(before)
})

it('a flood from one network ends at its limit, and what one long body holds is not read', async () => {
  const before = visits()
  const statuses = []
  for (let at = 0; at < 125; at++) statuses.push((await send(JSON.stringify(visit))).status)
  expect(statuses).toContain(429)
  expect(visits() - before).toBeLessThanOrEqual(120)
  expect(
    (await send(JSON.stringify({ ...visit, more: 'x'.repeat(2_000_000) }))).status,
  ).toBeGreaterThanOrEqual(400)
})

const value = (most: number) => fc.option(fc.integer({ min: 0, max: most }))
const anyVisit: fc.Arbitrary<Visit> = fc.record({
  route: fc.constantFrom('home', 'slot', 'other'),
  inside: fc.constantFrom('web', 'liff'),
  lcp: value(60_000),
  inp: value(60_000),
  cls: value(10_000),
})

it('percentiles are at most a seventh, or one, above the exact ones, and never below', () => {
  fc.assert(
    fc.property(fc.array(anyVisit, { minLength: 1, maxLength: 60 }), (all) => {
      const tally = new Tally()
      for (const one of all) tally.add(one, 0)
      for (const { route, inside, p75, visits: count } of tally.figures(thaiDayOf(0))) {
        const own = all.filter((one) => one.route === route && one.inside === inside)
        expect(count).toBe(own.length)
        const sorted = own.flatMap(({ lcp }) => lcp ?? []).sort((a, b) => a - b)
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1]
        const told = p75.lcp
        const right =
          exact === undefined ? told === null : told! >= exact && told! <= Math.ceil(exact * 1.15) + 1
        expect([exact, told, right]).toEqual([exact, told, true])
      }
    }),
  )
})

it('keeps today and yesterday only, however long it runs', () => {
  const tally = new Tally()
  for (let at = 0; at < 5; at++) tally.add(visit, at * day)
  const kept = [0, 1, 2, 3, 4].filter((at) => tally.figures(thaiDayOf(at * day)).length > 0)
  expect(kept).toEqual([3, 4])
})
