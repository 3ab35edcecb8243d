import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { nightlyRuns, playDays } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/types.ts'
import { day, hour } from '../../kit/clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { testServer } from '../../testing/hooks.ts'
import { notePlays } from '../play/note-play.ts'
import { movePoints } from '../points/move-points.ts'
import { pendingPeriods, periodStart, runNightly, type Nightly, type NightlyBatch } from './run-nightly.ts'

const server = testServer({ handlers: {} })

let ids: string[]
beforeEach(async () => {
  ids = []
  for (let n = 0; n < 5; n++) ids.push((await server.member()).id)
})

const playToday = (memberIds: readonly string[]) =>
  inTransaction(server.db, (tx) =>
    notePlays(
      tx,
      memberIds.map((memberId) => ({
        memberId,
        category: 'slot',
        stake: satang(100_00),
        win: satang(0),
        bound: false,
      })),
      server.clock.now(),
    ),
  )

/** A point for everybody who played, two members at a time; `dies` once after so many batches. */
function pointNight(dies = Infinity): Nightly & { batches: number } {
  const nightly = {
    name: 'test-points',
    period: 'day' as const,
    after: hour,
    batches: 0,
    async batch(tx: Tx, { from, after, now }: NightlyBatch) {
      const rows = await tx
        .select({ memberId: playDays.memberId })
        .from(playDays)
        .where(and(eq(playDays.day, from), gt(playDays.memberId, after), inArray(playDays.memberId, ids)))
        .orderBy(playDays.memberId)
        .limit(2)
      for (const { memberId } of rows)
        await movePoints(tx, {
          memberId,
          key: `test:${from}:${nightly.batches}`,
          kind: 'play',
          amount: 1,
          now,
        })
      if (++nightly.batches === dies) throw new Error('killed')
      return rows.at(-1)?.memberId
    },
  }
  return nightly
}

const points = async () => {
  const { rows } = await server.db.execute<{ member_id: string | number; point: number }>(
    sql`select member_id, point from member_points order by member_id`,
  )
  return rows.map(({ point }) => Number(point))
}

it('EXTRA-3 begins when the day is over for as long as it says, not before', async () => {
  const nightly = pointNight()
  await playToday(ids)
  const today = thaiDayOf(server.clock.now())
  const midnight = Date.parse(`${today}T17:00:00Z`)
  for (const at of [server.clock.now(), midnight, midnight + hour - 1])
    expect(await runNightly(server.db, nightly, at)).toBe(0)
  expect(await pendingPeriods(server.db, nightly, midnight + hour)).toEqual([today])
  expect(await runNightly(server.db, nightly, midnight + hour)).toBe(1)
  expect(await points()).toEqual([1, 1, 1, 1, 1])
})

it('EXTRA-3 run again, the same; run by two at once, the same', async () => {
  const nightly = pointNight()
  await playToday(ids)
  const later = server.clock.now() + day
  await Promise.all([1, 2, 3].map(() => runNightly(server.db, nightly, later)))
  await runNightly(server.db, nightly, later)
  expect(await points()).toEqual([1, 1, 1, 1, 1])
  expect(nightly.batches).toBe(4)
})

it.each([1, 2, 3, 4])('EXTRA-3 killed in batch %i it goes on where it was', async (dies) => {
  const nightly = pointNight(dies)
  await playToday(ids)
  const later = server.clock.now() + day
  await expect(runNightly(server.db, nightly, later)).rejects.toThrow('killed')
  const [row] = await server.db.select().from(nightlyRuns).where(eq(nightlyRuns.name, nightly.name))
  expect(row?.doneAt ?? null).toBeNull()
  expect((await points()).reduce((sum, one) => sum + one, 0)).toBe(Math.min(5, (dies - 1) * 2))
  await runNightly(server.db, nightly, later)
  expect(await points()).toEqual([1, 1, 1, 1, 1])
})

it('EXTRA-3 days late, it does every day that was missed, in order', async () => {
  const nightly = pointNight()
  const days: string[] = []
  for (let n = 0; n < 3; n++) {
    await playToday(ids.slice(0, n + 1))
    days.push(thaiDayOf(server.clock.now()))
    server.clock.advance(day)
  }
  expect(await pendingPeriods(server.db, nightly, server.clock.now())).toEqual(days)
  await runNightly(server.db, nightly, server.clock.now())
  expect(await points()).toEqual([3, 2, 1, 0, 0])
  expect(await pendingPeriods(server.db, nightly, server.clock.now())).toEqual([])
})

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('EXTRA-2 the week of %s begins on Monday %s', (one, monday) => {
  expect(periodStart('week', one)).toBe(monday)
})

it('nothing was played: there is nothing to do', async () => {
  expect(await pendingPeriods(server.db, pointNight(), server.clock.now() + 100 * day)).toEqual([])
})
