import { asc, count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLottoLobby } from '#contracts/lotto.ts'
import { lotteries, lottoNumbers, lottoRates, lottoRounds } from '#server/db/schema/lotto.ts'
import { yeekeeRounds } from '#server/db/schema/yeekee.ts'
import { digitsOf } from '#server/modules/lotto/digits.ts'
import { lottoHandlers } from '#server/modules/lotto/handlers.ts'
import { testServer } from '#server/testing/hooks.ts'
import { drawAtRandom } from './draw.ts'
import { lotterySeeds } from './lotteries.ts'
import { seedLotto } from './seed.ts'

const server = testServer({
  handlers: lottoHandlers,
  seed: ({ database, clock, services }) => seedLotto(database.db, clock.now(), services),
})

const tally = async () => {
  const tables = [lotteries, lottoRates, lottoRounds, lottoNumbers, yeekeeRounds]
  return Promise.all(tables.map(async (table) => (await server.db.select({ n: count() }).from(table))[0]!.n))
}

describe('the sandbox’s lotteries', () => {
  it('LOTTO-1 are all there, with rates, rounds and restricted numbers; a second start adds nothing', async () => {
    const before = await tally()
    expect(before[0]).toBe(lotterySeeds.length)
    expect(before.every((rows) => rows > 0)).toBe(true)
    await seedLotto(server.db, server.clock.now(), server.deps.services)
    expect(await tally()).toEqual(before)
  })

  it('LOTTO-1 a lottery that an older sandbox lacks is added', async () => {
    const [added] = await server.db.select().from(lotteries).orderBy(asc(lotteries.id)).limit(1)
    const before = await tally()
    const { id } = added!
    const rounds = await server.db.delete(lottoNumbers).returning()
    expect(rounds.length).toBeGreaterThan(0)
    await server.db.delete(lottoRounds).where(eq(lottoRounds.lotteryId, id))
    await server.db.delete(lottoRates).where(eq(lottoRates.lotteryId, id))
    await server.db.delete(lotteries).where(eq(lotteries.id, id))
    await seedLotto(server.db, server.clock.now(), server.deps.services)
    expect((await tally()).slice(0, 3)).toEqual(before.slice(0, 3))
  })

  it('LOTTO-1 every time zone is one that the runtime knows, and every lottery has rounds to come', async () => {
    const { data } = await server.call(getLottoLobby, {})
    expect(data.lotteries).toHaveLength(lotterySeeds.length)
    expect(data.lotteries.filter(({ round }) => !round)).toEqual([])
    expect(data.lotteries.filter(({ top_rate }) => !top_rate)).toEqual([])
  })

  it('LOTTO-1 draws have a past; Yeekee has none that could not be verified', async () => {
    const { data } = await server.call(getLottoLobby, {})
    for (const lottery of data.lotteries)
      expect([lottery.name, lottery.last_result != null]).toEqual([lottery.name, lottery.kind === 'draw'])
  })

  it('LOTTO-1 something is open at any time of the day', async () => {
    for (let hour = 0; hour < 24; hour++) {
      const now = server.clock.now() + hour * 3_600_000
      const open = lotterySeeds.filter(({ key }) => key === 'test' || key === 'yeekee-test')
      const rows = await server.db
        .select({ key: lotteries.key, opensAt: lottoRounds.opensAt, closesAt: lottoRounds.closesAt })
        .from(lottoRounds)
        .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
      for (const { key } of open)
        expect(rows.some((row) => row.key === key && row.opensAt <= now && now < row.closesAt)).toBe(true)
    }
  })
})

describe('draws by chance', () => {
  it.each(['gov', 'baac', 'gsb', 'lao', 'hanoi', 'malay', 'stock'] as const)(
    'LOTTO-1 %s: always prizes that its family can read',
    (family) => {
      for (let i = 0; i < 200; i++) {
        const { top3, bottom2 } = digitsOf(family, drawAtRandom(family))
        expect(`${top3} ${bottom2}`).toMatch(/^\d{3} \d{2}$/)
      }
    },
  )
})
