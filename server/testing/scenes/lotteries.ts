/** A lottery for tests: its schedule is what matters, its rounds are made by the job's own code. */
import { satang } from '#contracts/money.ts'
import type { Schedule } from '../../db/schema/lotto-shapes.ts'
import { lotteries, lottoCategories, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import type { Db } from '../../db/types.ts'
import { asc, eq } from 'drizzle-orm'

type Lottery = typeof lotteries.$inferSelect
type Round = typeof lottoRounds.$inferSelect

let made = 0

/** Bills until 18:00, result at 18:15, every day. */
const everyEvening: Schedule = {
  type: 'weekly',
  days: [1, 2, 3, 4, 5, 6, 7],
  opens: { days: 1, at: '18:15' },
  closes: '18:00',
  result: '18:15',
}

/** A government draw's prizes and rates, unless told; every evening in Bangkok. */
export async function addLottery(
  db: Db,
  spec: Partial<typeof lotteries.$inferInsert> = {},
): Promise<Lottery> {
  const key = `lottery-${++made}`
  const [category] = await db.insert(lottoCategories).values({ key, name: key }).returning()
  const [lottery] = await db
    .insert(lotteries)
    .values({
      key,
      categoryId: category!.id,
      name: key,
      kind: 'draw',
      family: 'gov',
      timeZone: 'Asia/Bangkok',
      schedule: everyEvening,
      ...spec,
    })
    .returning()
  const usual = { lotteryId: lottery!.id, minAmount: satang(1_00), maxAmount: satang(2_000_00) }
  await db.insert(lottoRates).values([
    { ...usual, betType: 'top3', rate: satang(900_00), position: 0 },
    { ...usual, betType: 'tod3', rate: satang(150_00), position: 1 },
    { ...usual, betType: 'run_top', rate: satang(3_20), position: 2, numberCap: satang(5_000_00) },
    {
      ...usual,
      betType: 'bottom2',
      rate: satang(95_00),
      position: 3,
      tiers: [{ from: 1_000_00, rate: 47_50 }],
    },
  ])
  return lottery!
}

/** Its rounds, in the order of closing. */
export const roundsOfLottery = (db: Db, { id }: Pick<Lottery, 'id'>): Promise<Round[]> =>
  db.select().from(lottoRounds).where(eq(lottoRounds.lotteryId, id)).orderBy(asc(lottoRounds.closesAt))
