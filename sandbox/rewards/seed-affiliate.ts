/** The agent's programme, and a week in which the friends of arisa played. */
import { satang } from '#contracts/money.ts'
import { affiliateProgrammes, affiliateRates } from '#server/db/schema/affiliate.ts'
import type { Tx } from '#server/db/types.ts'
import { day, hour } from '#server/kit/clock.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { affiliateNightly } from '#server/modules/affiliate/nightly.ts'
import { runNightly } from '#server/modules/nightly/run-nightly.ts'
import { notePlays } from '#server/modules/play/note-play.ts'
import type { Ids } from '../people/seed-people.ts'
import { sandboxAffiliate as words } from '../strings/affiliate.ts'

const MIN_REDEEM = satang(100_00)

/** Basis points by level. */
const rates: Readonly<Record<string, readonly number[]>> = {
  lotto: [80, 30, 10],
  slot: [50, 20, 10],
  fishing: [50, 20, 10],
  casino: [30, 10, 5],
  sport: [30, 10, 5],
}

type Round = readonly [username: string, category: string, stake: number, win: number]

/** Whole baht, from seven days ago to yesterday. boy brought lek, and lek noi: three levels under arisa. */
const week: readonly (readonly Round[])[] = [
  [
    ['nid', 'slot', 3_200, 2_900],
    ['boy', 'casino', 4_000, 4_350],
  ],
  [
    ['nid', 'slot', 2_450, 1_980],
    ['boy', 'slot', 1_800, 1_200],
    ['lek', 'lotto', 900, 0],
  ],
  [
    ['boy', 'sport', 1_500, 2_700],
    ['lek', 'slot', 2_000, 1_640],
    ['noi', 'slot', 1_250, 980],
  ],
  [['nid', 'lotto', 600, 0]],
  [
    ['nid', 'slot', 5_000, 4_420],
    ['boy', 'slot', 4_600, 5_010],
    ['lek', 'fishing', 1_750, 1_500],
    ['noi', 'lotto', 800, 0],
  ],
  [
    ['boy', 'casino', 3_000, 2_400],
    ['lek', 'slot', 1_100, 900],
  ],
  [
    ['nid', 'lotto', 1_500, 0],
    ['boy', 'lotto', 1_000, 900],
    ['nid', 'slot', 2_600, 2_210],
    ['noi', 'slot', 2_400, 2_150],
  ],
]

async function seedProgramme(tx: Tx, agentCode: string): Promise<void> {
  await tx.insert(affiliateProgrammes).values({ agentCode, minRedeem: MIN_REDEEM, terms: [...words.terms] })
  await tx
    .insert(affiliateRates)
    .values(
      Object.entries(rates).flatMap(([category, points]) =>
        points.map((basisPoints, index) => ({ agentCode, category, level: index + 1, basisPoints })),
      ),
    )
}

/** Commission is what the nightly computation makes of the week, each night at its own time. */
export async function seedAffiliate(tx: Tx, agentCode: string, ids: Ids, now: number): Promise<void> {
  await seedProgramme(tx, agentCode)
  const today = thaiDayStart(thaiDayOf(now))
  for (const [index, rounds] of week.entries()) {
    const start = today - (week.length - index) * day
    await notePlays(
      tx,
      rounds.map(([username, category, stake, win]) => ({
        memberId: ids.get(username)!,
        category,
        stake: satang(stake * 100),
        win: satang(win * 100),
        bound: false,
      })),
      start + 20 * hour,
    )
    // The last night may still be to come.
    await runNightly(tx, affiliateNightly, Math.min(now, start + day + 6 * hour))
  }
}
