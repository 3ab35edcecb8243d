import { eq, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getPointHistory, getPointRules } from '#contracts/redemption.ts'
import { memberPoints } from '../../db/schema/member.ts'
import { pointRules } from '../../db/schema/redemption.ts'
import { pointLots, pointMovements } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, hour } from '../../kit/clock.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { runNightlies } from '../../nightlies.ts'
import { runNightly } from '../nightly/run-nightly.ts'
import { notePlays } from '../play/note-play.ts'
import { expirePoints } from './expire-points.ts'
import { pointHandlers } from './handlers.ts'
import { expiresOn, movePoints, NotEnoughPoints, type PointMove } from './move-points.ts'
import { playPoints } from './play-points.ts'
import { pointsFor } from './parts/rates.ts'
import { pointsOf } from './read-points.ts'

const server = testServer({ handlers: pointHandlers })

/** 2026-11-21 00:00 in Bangkok: the server's day begins at noon of the 20th. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 17)
const NEW_YEAR = Date.UTC(2027, 11, 31, 17)

let malee: TestMember
beforeEach(async () => {
  malee = await server.member()
  await server.db.insert(pointRules).values([
    { agentCode: TEST_AGENT, category: 'slot', perPoint: satang(100_00) },
    { agentCode: TEST_AGENT, category: 'lotto', perPoint: satang(50_00) },
  ])
})

const move = (rest: Partial<PointMove>) =>
  inTransaction(server.db, (tx) =>
    movePoints(tx, {
      memberId: malee.id,
      key: 'k',
      kind: 'quest',
      amount: 1,
      now: server.clock.now(),
      ...rest,
    }),
  )
const play = (category: string, stake: number, bound = false, memberId = malee.id) =>
  inTransaction(server.db, (tx) =>
    notePlays(tx, [{ memberId, category, stake: satang(stake), win: satang(0), bound }], server.clock.now()),
  )
const held = async (now = server.clock.now()) => (await pointsOf(server.db, malee.id, now)).points
const movements = async (as = malee) => (await server.call(getPointHistory, {}, { as })).data
const expired = () => server.db.select().from(pointMovements).where(eq(pointMovements.kind, 'expired'))

describe('EXTRA-3 the rule', () => {
  it.each([
    [0, 0],
    [99_99, 0],
    [100_00, 1],
    [199_99, 1],
    [1_250_50, 12],
  ])('%d satang at 100 baht are %d points', (staked, points) => {
    expect(pointsFor(staked, 100_00)).toBe(points)
  })

  it('anyone can read it; a visitor names the agent', async () => {
    const { data } = await server.call(getPointRules, { agent_code: TEST_AGENT })
    expect(data.rates).toEqual([
      { category: 'lotto', baht_per_point: 50_00 },
      { category: 'slot', baht_per_point: 100_00 },
    ])
    expect(data.notes.length).toBeGreaterThan(2)
    expect((await server.call(getPointRules, {}, { as: malee })).data).toEqual(data)
    expect((await server.call(getPointRules, {})).error).toBe(1)
  })

  it('a night gives each category its whole points, in one movement; bound play and unknown categories give none', async () => {
    await play('slot', 150_00)
    await play('slot', 140_00)
    await play('lotto', 99_00)
    await play('slot', 1_000_00, true)
    await play('casino', 5_000_00)
    await runNightlies(server.db, MIDNIGHT + hour)
    expect(await held()).toBe(3)
    expect(await movements()).toMatchObject([{ kind: 'play', amount: 3, balance: 3, memo: '2026-11-20' }])
  })

  it('too little play gives no movement at all', async () => {
    await play('slot', 99_99)
    await runNightlies(server.db, MIDNIGHT + hour)
    expect(await movements()).toEqual([])
  })

  it('run twice, by two at once, and days late: each day once', async () => {
    await play('slot', 100_00)
    server.clock.advance(day)
    await play('slot', 200_00)
    await runNightly(server.db, playPoints, MIDNIGHT + hour - 1)
    expect(await held()).toBe(0)
    const late = MIDNIGHT + 3 * day
    await Promise.all([1, 2].map(() => runNightly(server.db, playPoints, late)))
    await runNightly(server.db, playPoints, late + hour)
    expect((await movements()).map(({ memo, amount }) => [memo, amount])).toEqual([
      ['2026-11-21', 2],
      ['2026-11-20', 1],
    ])
  })

  it('killed within a batch, it begins that batch again', async () => {
    const others = await Promise.all([1, 2, 3].map(() => server.member()))
    for (const { id } of others) await play('slot', 300_00, false, id)
    const dying = {
      ...playPoints,
      batch: async (...args: Parameters<typeof playPoints.batch>) => {
        await playPoints.batch(...args)
        throw new Error('killed')
      },
    }
    await expect(runNightly(server.db, dying, MIDNIGHT + hour)).rejects.toThrow('killed')
    expect(await server.db.select().from(pointMovements)).toEqual([])
    await runNightly(server.db, playPoints, MIDNIGHT + 2 * hour)
    for (const as of others) expect(await movements(as)).toMatchObject([{ amount: 3 }])
  })
})

describe('EXTRA-3 points that end', () => {
  it('can be used until the last day of the year after they came', () => {
    expect(expiresOn(MIDNIGHT)).toBe('2027-12-31')
    expect(expiresOn(NEW_YEAR - 1)).toBe('2028-12-31')
    expect(expiresOn(NEW_YEAR)).toBe('2029-12-31')
  })

  it('at the edge of midnight: whole before, gone after, even before the night runs', async () => {
    await move({ amount: 200 })
    server.clock.set(NEW_YEAR - 1)
    await move({ key: 'later', amount: 50 })
    expect(await pointsOf(server.db, malee.id, NEW_YEAR - 1)).toEqual({
      points: 250,
      next: { points: 200, expiresOn: '2027-12-31' },
    })
    server.clock.set(NEW_YEAR)
    expect(await held()).toBe(50)
    expect(await expired()).toEqual([])
    await expect(move({ key: 'spend', amount: -51 })).rejects.toThrow(NotEnoughPoints)
    expect(await move({ key: 'spend', amount: -50 })).toMatchObject({ points: 0 })
    expect(await expired()).toMatchObject([{ amount: -200, balance: 50, key: 'expired:2027-12-31' }])
  })

  it('the night writes it down once, for whoever has some', async () => {
    await play('slot', 1)
    await move({ amount: 200 })
    const other = await server.member({ points: 30 })
    await server.db.update(pointLots).set({ expiresOn: '2026-11-20' }).where(eq(pointLots.memberId, malee.id))
    await runNightly(server.db, expirePoints, MIDNIGHT - 1)
    expect(await expired()).toEqual([])
    await Promise.all([1, 2].map(() => runNightly(server.db, expirePoints, MIDNIGHT)))
    expect(await expired()).toMatchObject([{ memberId: malee.id, amount: -200, balance: 0 }])
    expect((await pointsOf(server.db, other.id, MIDNIGHT)).points).toBe(30)
  })

  it('the oldest are spent first', async () => {
    await move({ key: 'old', amount: 100 })
    server.clock.set(Date.UTC(2027, 0, 5))
    await move({ key: 'new', amount: 100 })
    await move({ key: 'spend', amount: -130 })
    const lots = await server.db.select().from(pointLots).orderBy(pointLots.expiresOn)
    expect(lots.map(({ expiresOn: until, points }) => [until, points])).toEqual([
      ['2027-12-31', 0],
      ['2028-12-31', 70],
    ])
  })
})

describe('EXTRA-3 movements', () => {
  it('the same key moves once, whatever it asks for', async () => {
    expect(await move({ amount: 10 })).toEqual({ points: 10, replayed: false })
    expect(await move({ amount: 99 })).toEqual({ points: 10, replayed: true })
    await Promise.all(Array.from({ length: 10 }, () => move({ key: 'at once', amount: 5 })))
    expect(await held()).toBe(15)
  })

  it('spent by many at once, never more than there is', async () => {
    await move({ amount: 10 })
    const tries = Array.from({ length: 8 }, (_, n) => move({ key: `spend:${n}`, amount: -3 }))
    const ends = await Promise.allSettled(tries)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await held()).toBe(1)
  })

  it('by chance: movements, lots and balance agree, and no balance was ever below zero', async () => {
    const step = fc.record({
      amount: fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0),
      wait: fc.integer({ min: 0, max: 200 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id } = await server.member()
        let now = server.clock.now()
        let refused = 0
        for (const [index, { amount, wait }] of steps.entries()) {
          now += wait * day
          await move({ memberId: id, key: `step:${index}`, amount, now }).catch((error: unknown) => {
            if (!(error instanceof NotEnoughPoints)) throw error
            refused += 1
          })
        }
        const mine = await server.db
          .select()
          .from(pointMovements)
          .where(eq(pointMovements.memberId, id))
          .orderBy(pointMovements.id)
        let running = 0
        for (const { amount, balance } of mine) expect((running += amount)).toBe(balance)
        expect(mine.every(({ balance }) => balance >= 0)).toBe(true)
        expect(mine.filter(({ kind }) => kind === 'quest')).toHaveLength(steps.length - refused)
        const [stored] = await server.db.select().from(memberPoints).where(eq(memberPoints.memberId, id))
        const [lots] = await server.db
          .select({ all: sum(pointLots.points) })
          .from(pointLots)
          .where(eq(pointLots.memberId, id))
        expect([stored?.point ?? 0, Number(lots!.all ?? 0)]).toEqual([running, running])
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('newest first, by the page; signed in only', async () => {
    for (let n = 1; n <= 5; n++) await move({ key: `n${n}`, amount: n })
    const page = (at: number) => server.call(getPointHistory, { page: at, limit: 2 }, { as: malee })
    expect((await page(1)).body).toMatchObject({ total: 5, data: [{ amount: 5 }, { amount: 4 }] })
    expect((await page(3)).data).toMatchObject([{ amount: 1, balance: 1 }])
    expect((await server.call(getPointHistory, {})).status).toBe(401)
  })
})
