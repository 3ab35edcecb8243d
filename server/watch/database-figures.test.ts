import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { Schedule } from '../db/schema/lotto-shapes.ts'
import { lotteries, lottoRounds } from '../db/schema/lotto.ts'
import { day, hour, minute } from '../kit/clock.ts'
import { daysAnnounced } from '../modules/lotto/announced-days.ts'
import { testServer } from '../testing/hooks.ts'
import { addDraw } from '../testing/scenes/bills.ts'
import { databaseFigures } from './database-figures.ts'

const server = testServer({ handlers: {} })

/** As asked for now; undefined where the series is not told. */
async function told(name: string): Promise<number | undefined> {
  const registry = new Registry()
  await databaseFigures(registry, server.deps.database, server.clock, daysAnnounced)()
  const text = await registry.metrics()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ')[1])
}

describe('LOTTO-1 what lotteries lack', () => {
  it('a draw without a result is told from an hour after its time on, until it has its end', async () => {
    const { roundId } = await addDraw(server.db, server.clock.now())
    const [round] = await server.db.select().from(lottoRounds)
    server.clock.set(round!.resultAt + hour)
    expect(await told('chokdee_lottery_results_overdue')).toBe(0)
    server.clock.advance(minute)
    expect(await told('chokdee_lottery_results_overdue')).toBe(1)
    await server.db.update(lottoRounds).set({ state: 'voided' }).where(eq(lottoRounds.id, roundId))
    expect(await told('chokdee_lottery_results_overdue')).toBe(0)
  })

  it('the days that are announced are those of the lottery with the fewest; a lottery that is closed does not count', async () => {
    const now = server.clock.now()
    const { lotteryId } = await addDraw(server.db, now)
    const [row] = await server.db.select().from(lotteries).where(eq(lotteries.id, lotteryId))
    const until = new Date(now + 40 * day).toISOString().slice(0, 10)
    const schedule = { ...row!.schedule, until } as Schedule
    await server.db.update(lotteries).set({ schedule }).where(eq(lotteries.id, lotteryId))
    expect(await told('chokdee_lottery_calendar_days')).toBe(40)
    await server.db.update(lotteries).set({ active: false })
    expect(await told('chokdee_lottery_calendar_days')).toBeUndefined()
  })
})
