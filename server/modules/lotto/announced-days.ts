/** For how long it is known when draws are held. */
import { eq } from 'drizzle-orm'
import { daysApart } from '#rules/thai-day.ts'
import { lotteries } from '../../db/schema/lotto.ts'
import type { Db } from '../../db/types.ts'
import { dayIn } from './parts/zone.ts'
import { announced } from './schedule.ts'

/** Days for which every lottery that is open has its draws announced; null where none has a calendar. */
export async function daysAnnounced(db: Db, now: number): Promise<number | null> {
  const rows = await db
    .select({ schedule: lotteries.schedule, timeZone: lotteries.timeZone })
    .from(lotteries)
    .where(eq(lotteries.active, true))
  const left = rows.flatMap(({ schedule, timeZone }) => {
    const until = announced(schedule)
    return until === null ? [] : [daysApart(dayIn(timeZone, now), until)]
  })
  return left.length === 0 ? null : Math.min(...left)
}
