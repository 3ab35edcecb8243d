/** A slice of `bench/histories/protection.ts`: the same histories, on the database of the tests. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { testDatabase } from '../../testing/database.ts'
import { groundOf, playBatch, type Ground } from '../../testing/histories/database.ts'
import { drawHistory, type History, type Step } from '../../testing/histories/draw.ts'
import { Member } from '../../testing/histories/model.ts'
import { judge } from '../../testing/histories/referee.ts'
import { endedAs, judgeHistories, runHistories, tally } from '../../testing/histories/run.ts'

let database: Database
let ground: Ground
const zone = process.env.TZ
beforeAll(async () => {
  database = await testDatabase()
  ground = await groundOf(database)
})
afterAll(async () => {
  process.env.TZ = zone ?? ''
  if (zone === undefined) delete process.env.TZ
  await database.close()
})

const SLICE = 60
/** Numbers of members that the slice has not. */
let next = SLICE

/** One history by hand on the database: it has to end as its steps say. */
const playOne = (member: Member, steps: readonly Step[], end: number) =>
  playBatch(ground, [{ steps, member, end, asked: [] }], { from: next++, zone: 'UTC', dies: false })

it('SAFE-2 every history ends on the database as the model says, and what is counted is what was done', async () => {
  const counts = tally()
  await runHistories(ground, counts, { seed: 7, first: 0, last: SLICE, batch: 20 })
  expect(counts.histories).toBe(SLICE)
  for (const outcome of ['ok', 'limit', 'paused', 'again', 'lost'] as const)
    expect(endedAs(counts, outcome)).toBeGreaterThan(0)
})

it('SAFE-2 the rule alone, for many more, before a referee with a calendar of its own', () => {
  const counts = tally()
  judgeHistories(counts, 7, SLICE, 3_000)
  expect(counts.histories).toBe(3_000 - SLICE)
})

it('SAFE-2 the same number is the same history', () => {
  expect(drawHistory(3, 11).steps).toEqual(drawHistory(3, 11).steps)
  expect(drawHistory(3, 11).steps).not.toEqual(drawHistory(3, 12).steps)
})

const monday = Date.parse('2026-11-16T23:59:59+07:00')
const tuesday = Date.parse('2026-11-17T00:00:01+07:00')

it('SAFE-2 a limit of a week holds where two clocks stand on either side of midnight', async () => {
  const member = new Member()
  member.wish('stake', 'week', 100_00, monday)
  const steps: Step[] = [
    { act: 'hold', kind: 'stake', period: 'week', a: 100_00, at: monday, key: 'm-1', expected: 'ok' },
    { act: 'bill', a: 60_00, at: tuesday, key: 'm-2', expected: member.stake('bill', 60_00, 0, tuesday) },
    { act: 'bill', a: 60_00, at: monday, key: 'm-3', expected: member.stake('bill', 60_00, 0, monday) },
  ]
  expect(steps.map(({ expected }) => expected)).toEqual(['ok', 'ok', 'limit'])
  await playOne(member, steps, monday)
})

it('SAFE-2 a round that wins just its stake is refused in a break, as any other', async () => {
  const member = new Member()
  member.rest('day', monday)
  const steps: Step[] = [
    { act: 'rest', at: monday, key: 'p-1', expected: 'ok' },
    { act: 'round', a: 5_00, b: 5_00, at: monday, key: 'p-2', expected: 'paused' },
    { act: 'withdraw', a: 5_00, at: monday, key: 'p-3', expected: 'ok' },
  ]
  await expect(playOne(member, steps, monday)).resolves.toBeUndefined()
})

it('RTS 13: a round that wins just its stake moves the clock of play, and waits for the check', async () => {
  const member = new Member()
  const later = monday + 20 * 60_000
  const due = monday + 60 * 60_000
  const round = (at: number, key: string): Step => {
    const expected = member.stake('round', 5_00, 5_00, at)
    return { act: 'round', a: 5_00, b: 5_00, at, key, expected }
  }
  const steps = [
    round(monday, 'c-1'),
    round(later, 'c-2'),
    round(later + 20 * 60_000, 'c-3'),
    round(due, 'c-4'),
  ]
  expect(steps.at(-1)!.expected).toBe('check')
  await playOne(member, steps, due)
})

it('SAFE-2 the referee finds what must not be', () => {
  const bill = (key: string, expected: Step['expected'] = 'ok'): Step => {
    return { act: 'bill', a: 60_00, at: monday, key, expected }
  }
  const hold = (a: number): Step => {
    return { act: 'hold', kind: 'loss', period: 'day', a, at: monday, key: 'h', expected: 'ok' }
  }
  const history = (...steps: Step[]): History => ({ steps, member: new Member(), end: monday, asked: [] })
  expect(() => judge(history(hold(100_00), bill('a'), bill('b')))).toThrow(/over the limit of loss/)
  expect(() => judge(history(hold(100_00), bill('a'), bill('b', 'limit')))).not.toThrow()
  expect(() => judge(history(hold(100_00), hold(200_00)))).toThrow(/looser/)
  const rest: Step = { act: 'rest', at: monday, key: 'r', expected: 'ok' }
  expect(() => judge(history(rest, bill('a')))).toThrow(/in a break/)
  const out: Step = { act: 'withdraw', a: 1, at: monday, key: 'w', expected: 'paused' }
  expect(() => judge(history(out))).toThrow(/withdraw is paused/)
})
