/** Lotteries with rates, a past and the rounds to come. On its own, so that an older sandbox gets them too. */
import '../not-in-production.ts'
import { lotteries, lottoCategories, lottoRates, lottoRounds } from '#server/db/schema/lotto.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db, Tx } from '#server/db/types.ts'
import { minute } from '#server/kit/clock.ts'
import type { Services } from '#server/kit/services.ts'
import { createRounds, rowOf } from '#server/modules/lotto/create-rounds.ts'
import { digitsOf } from '#server/modules/lotto/digits.ts'
import { drawsBefore } from '#server/modules/lotto/schedule.ts'
import { lottoNames } from '../strings/lotto.ts'
import { drawAtRandom } from './draw.ts'
import { lotterySeeds } from './lotteries.ts'
import type { CategoryKey, LotterySeed } from './lottery-seed.ts'
import { limitsFor, ratesFor, standingFor } from './rates.ts'

type Lottery = typeof lotteries.$inferSelect

/** Results that every draw lottery begins with. */
const PAST = 5

/** Domain.md §4.3: within five minutes, ten minutes before the close, four a day. Yeekee has none. */
const cancelRule = { within: 5 * 60, before_close: 10 * 60, per_day: 4 }

function noticesOf({ key, category }: LotterySeed): string[] {
  const { gov, stock, test, yeekeeTest } = lottoNames.notices
  const own: Partial<Record<LotterySeed['key'], string>> = { gov, test, 'yeekee-test': yeekeeTest }
  return [own[key] ?? (category === 'stock' ? stock : [])].flat()
}

async function addCategories(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const keys = Object.keys(lottoNames.categories) as CategoryKey[]
  const rows = keys.map((key, position) => ({ key, name: lottoNames.categories[key], position }))
  await tx.insert(lottoCategories).values(rows).onConflictDoNothing()
  const known = await tx.select().from(lottoCategories)
  return new Map(known.map(({ key, id }) => [key, id]))
}

const lotteryRow = (seed: LotterySeed, categoryId: string) => {
  const { key, family, nameEn, badge, timeZone, schedule } = seed
  const kind = family === 'yeekee' ? ('yeekee' as const) : ('draw' as const)
  return {
    key,
    categoryId,
    name: lottoNames.lotteries[key],
    nameEn,
    badge,
    kind,
    family,
    timeZone,
    schedule,
    cancelRule: kind === 'draw' ? cancelRule : null,
    notices: noticesOf(seed),
    standingNumbers: standingFor(seed),
    // Whoever tries the site out does not wait.
    holdSeconds: seed.category === 'test' ? 0 : 120,
    bookLimits: limitsFor(seed),
    position: lotterySeeds.indexOf(seed),
  }
}

/** Draws that were held before the sandbox began: nobody had a bill in them. */
function pastOf(lottery: Lottery, now: number) {
  const { family } = lottery
  if (family === 'yeekee') return []
  return drawsBefore(lottery, now, PAST).map((draw) => {
    const prizes = [...drawAtRandom(family)]
    const { top3, bottom2 } = digitsOf(family, prizes)
    const at = Math.min(now, draw.resultAt + minute)
    const result = { prizes, top3, bottom2, announcedAt: at, settledAt: at }
    return { ...rowOf(lottery, draw, now), state: 'settled' as const, ...result }
  })
}

async function addLotteries(tx: Tx, seeds: readonly LotterySeed[], now: number): Promise<void> {
  const categories = await addCategories(tx)
  const added = await tx
    .insert(lotteries)
    .values(seeds.map((seed) => lotteryRow(seed, categories.get(seed.category)!)))
    .returning()
  const idOf = new Map(added.map(({ key, id }) => [key, id]))
  const rates = seeds.flatMap((seed) =>
    ratesFor(seed).map((rate) => ({ ...rate, lotteryId: idOf.get(seed.key)! })),
  )
  await tx.insert(lottoRates).values(rates)
  const past = added.flatMap((lottery) => pastOf(lottery, now))
  if (past.length > 0) await tx.insert(lottoRounds).values(past)
}

/** Adds what is missing; the second time nothing changes. */
export async function seedLotto(
  db: Db,
  now: number,
  draws: Pick<Services, 'beacon' | 'delay'>,
): Promise<void> {
  const known = await db.select({ key: lotteries.key }).from(lotteries)
  const missing = lotterySeeds.filter(({ key }) => !known.some((lottery) => lottery.key === key))
  if (missing.length === 0) return
  await inTransaction(db, (tx) => addLotteries(tx, missing, now))
  await createRounds(db, now, draws)
}
