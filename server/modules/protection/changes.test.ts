import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import {
  confirmLimit,
  declineLimits,
  getLimitChanges,
  getProtection,
  limitPeriods,
  setLimit,
  withdrawLimitChange,
} from '#contracts/protection.ts'
import { frameOfDay } from '#rules/protection/frames.ts'
import { sql } from 'drizzle-orm'
import { day, hour } from '../../kit/clock.ts'
import { protectionWords as words } from '../../strings/protection.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { protectionHandlers } from './handlers.ts'

const server = testServer({ handlers: protectionHandlers })

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ balance: 100_00 }] })
})

const which = { kind: 'deposit', period: 'day' } as const
const set = (baht: number | null, as = malee) =>
  server.call(setLimit, { ...which, ...(baht === null ? {} : { amount: satang(baht * 100) }) }, { as })
const confirm = (as = malee) => server.call(confirmLimit, which, { as })
const drop = () => server.call(withdrawLimitChange, which, { as: malee })
const read = async () => (await server.call(getProtection, {}, { as: malee })).data
const held = async () => (await read()).limits[0]?.amount ?? null

it('SAFE-1 needs sign-in', async () => {
  for (const { endpoint } of Object.values(protectionHandlers))
    expect((await server.call(endpoint, which as never)).status).toBe(401)
})

it('SAFE-1 a member without limits has none, and is offered them once', async () => {
  expect(await read()).toEqual({
    limits: [],
    reminder_minutes: 60,
    pause: null,
    cool_off_hours: 24,
    offer: true,
  })
  await server.call(declineLimits, {}, { as: malee })
  expect((await read()).offer).toBeUndefined()
})

it('SAFE-1 a limit holds at once, with what it leaves and when it is counted anew', async () => {
  const { data, message } = await set(500)
  expect(message).toBe(words.set)
  expect(data.limits).toEqual([
    {
      kind: 'deposit',
      period: 'day',
      amount: 500_00,
      used: 0,
      resets_at: Date.parse('2026-11-21T00:00+07:00'),
      pending: null,
    },
  ])
  expect(data.offer).toBeUndefined()
})

it('SAFE-1 a lower one holds at once', async () => {
  await set(500)
  await set(200)
  expect(await held()).toBe(200_00)
})

it('SAFE-1 a higher one, and none, wait 24 hours and hold only once confirmed', async () => {
  for (const wanted of [900, null]) {
    await set(500)
    const { data, message } = await set(wanted)
    expect(message).toBe(words.asked(24))
    expect(data.limits[0]).toMatchObject({ amount: 500_00 })
    expect(data.limits[0]!.pending).toMatchObject({
      confirm_from: server.clock.now() + day,
      confirm_until: server.clock.now() + 8 * day,
      ...(wanted === null ? { none: true } : { amount: 900_00 }),
    })
    server.clock.advance(day - 1)
    expect(await confirm()).toMatchObject({ error: 1, message: words.tooEarly })
    server.clock.advance(3 * day)
    expect(await held()).toBe(500_00)
    expect(await confirm()).toMatchObject({ error: 0, message: words.confirmed })
    expect(await held()).toBe(wanted === null ? null : 900_00)
    expect(await confirm()).toMatchObject({ error: 1, message: words.noRaise })
  }
})

it('SAFE-1 an increase that nobody confirms within seven days is over', async () => {
  await set(500)
  await set(900)
  // Being there keeps them signed in.
  server.clock.advance(5 * day)
  await read()
  server.clock.advance(3 * day)
  expect((await read()).limits[0]!.pending).toBeNull()
  expect(await confirm()).toMatchObject({ error: 1, message: words.lapsed })
  expect(await held()).toBe(500_00)
})

it('SAFE-1 asked for again it waits anew; dropped, or overtaken by a lower one, it is gone', async () => {
  await set(500)
  await set(900)
  server.clock.advance(23 * hour)
  await set(901)
  server.clock.advance(2 * hour)
  expect((await confirm()).message).toBe(words.tooEarly)
  expect(await drop()).toMatchObject({ error: 0, message: words.dropped })
  expect((await drop()).message).toBe(words.noRaise)
  await set(900)
  await set(300)
  server.clock.advance(2 * day)
  expect((await confirm()).message).toBe(words.noRaise)
  expect(await held()).toBe(300_00)
})

it('SAFE-1 nobody confirms or sees what is another member’s', async () => {
  const other = await server.member()
  await set(500)
  await set(900)
  server.clock.advance(2 * day)
  expect((await confirm(other)).message).toBe(words.noRaise)
  expect(await held()).toBe(500_00)
  expect((await server.call(getLimitChanges, {}, { as: other })).data).toEqual([])
})

it('SAFE-1 minutes belong to time and money to the rest', async () => {
  const ask = (input: object) => server.call(setLimit, input as never, { as: malee })
  expect(await ask({ kind: 'time', period: 'day', amount: satang(1) })).toMatchObject({ status: 422 })
  expect(await ask({ kind: 'time', period: 'day', minutes: -1 })).toMatchObject({ status: 422 })
  expect(await ask({ kind: 'loss', period: 'day', minutes: 5 })).toMatchObject({ status: 422 })
  expect(await ask({ kind: 'stake', period: 'week', amount: satang(1e14) })).toMatchObject({ status: 422 })
  expect((await ask({ kind: 'time', period: 'day', minutes: 90 })).data.limits[0]).toMatchObject({
    minutes: 90,
    minutes_used: 0,
  })
})

it('SAFE-1 is asked to be looked at again after six months; the same again says that it stays', async () => {
  await set(500)
  // A session ends sooner than that: the limit is made older instead.
  const since = new Date(Date.parse('2026-05-20T12:00+07:00')).toISOString()
  await server.db.execute(sql`update protection_limits set since = ${since}::timestamptz`)
  expect((await read()).limits[0]!.review).toBe(true)
  expect(await set(500)).toMatchObject({ error: 0, message: words.kept })
  expect((await read()).limits[0]!.review).toBeUndefined()
})

it('SAFE-1 every change is written down, with who, when, before and after, and is never changed', async () => {
  const start = server.clock.now()
  await set(500)
  server.clock.advance(hour)
  await set(900)
  await set(500)
  await set(400)
  const { data } = await server.call(getLimitChanges, {}, { as: malee })
  expect(data.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['set', 500_00, 400_00],
    ['kept', 500_00, 500_00],
    ['asked', 500_00, 900_00],
    ['set', null, 500_00],
  ])
  expect(data.at(-1)).toMatchObject({ by: 'member', at: start, kind: 'deposit', period: 'day' })
  await expect(server.db.execute(sql`update protection_changes set after = 1`)).rejects.toThrow(
    /Failed query/,
  )
  await expect(server.db.execute(sql`delete from protection_changes`)).rejects.toThrow(/Failed query/)
})

it('SAFE-1 the database’s frames are those of the rules, on any day', async () => {
  const days = fc.sample(
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    300,
  )
  for (const period of limitPeriods) {
    const { rows } = await server.db.execute<{ day: string; first: string }>(sql`
      select d as day, date_trunc(${period}, d::date::timestamp)::date::text as first
      from unnest(${`{${days.join(',')}}`}::text[]) d`)
    expect(rows.map(({ first }) => first)).toEqual(days.map((day) => frameOfDay(period, day).first))
  }
})
