/** Periods that have no row yet, computed as far as they are: the one under way, and one that waits for its night. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Cashback, CashbackKind } from '#contracts/cashback.ts'
import { cashbacks } from '../../../db/schema/cashback.ts'
import { nightlyRuns } from '../../../db/schema/rewards.ts'
import type { Db } from '../../../db/types.ts'
import { compute } from './compute.ts'
import { periodAt, periodBefore, type Period } from './period.ts'
import { playsOf } from './plays.ts'
import { viewOfRunning } from './view.ts'

/** Over, played in, and not computed: between midnight and the night's run. */
async function waits(db: Db, kind: CashbackKind, memberId: string, period: Period): Promise<boolean> {
  const [done] = await db
    .select({ name: nightlyRuns.name })
    .from(nightlyRuns)
    .where(
      and(
        eq(nightlyRuns.name, `cashback.${kind}`),
        eq(nightlyRuns.period, period.from),
        isNotNull(nightlyRuns.doneAt),
      ),
    )
  if (done) return false
  const [row] = await db
    .select({ id: cashbacks.id })
    .from(cashbacks)
    .where(
      and(eq(cashbacks.memberId, memberId), eq(cashbacks.kind, kind), eq(cashbacks.fromDay, period.from)),
    )
  return !row && (await playsOf(db, [memberId], period)).length > 0
}

/** Newest first. Reads only: what it tells changes with each round until the period is computed. */
export async function runningOf(
  db: Db,
  kind: CashbackKind,
  memberId: string,
  now: number,
): Promise<Cashback[]> {
  const current = periodAt(kind, now)
  const before = periodBefore(kind, current)
  const periods = (await waits(db, kind, memberId, before)) ? [current, before] : [current]
  const running: Cashback[] = []
  for (const period of periods) {
    const figures = (await compute(db, kind, [memberId], period, now)).get(memberId)
    if (figures) running.push(viewOfRunning(kind, period, figures))
  }
  return running
}
