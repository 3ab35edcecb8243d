/**
 * The sandbox's clock: the machine's, and ahead of it by what its page was told, to see what the next morning brings
 * without waiting for it. It never goes back, and a restart keeps it.
 */
import './not-in-production.ts'
import { sql } from 'drizzle-orm'
import { sessions } from '#server/db/schema/identity.ts'
import { sandboxClock } from '#server/db/schema/sandbox.ts'
import type { Db } from '#server/db/types.ts'
import { systemClock, type Clock } from '#server/kit/clock.ts'

export interface MovedClock extends Clock {
  /** Takes up what an earlier process had moved it. */
  restore(db: Db): Promise<void>
  /** Ahead by so many milliseconds more; `away`: while nobody was at hand (decision 038). */
  move(db: Db, milliseconds: number, away?: boolean): Promise<void>
}

export function movedClock(): MovedClock {
  let ahead = 0
  return {
    now: () => systemClock.now() + ahead,
    async restore(db) {
      const [row] = await db.select().from(sandboxClock)
      ahead = row?.aheadMs ?? 0
    },
    async move(db, milliseconds, away = false) {
      const [row] = await db
        .insert(sandboxClock)
        .values({ aheadMs: milliseconds })
        .onConflictDoUpdate({
          target: sandboxClock.one,
          set: { aheadMs: sql`${sandboxClock.aheadMs} + ${milliseconds}` },
        })
        .returning({ aheadMs: sandboxClock.aheadMs })
      ahead = row!.aheadMs
      if (away) return
      // It is the clock that was moved, under the hands of whoever tries the site out.
      await db.update(sessions).set({
        freshUntil: sql`${sessions.freshUntil} + make_interval(secs => ${milliseconds / 1000})`,
      })
    },
  }
}

/** The clock of a process whose clock can be moved. */
export const isMoved = (clock: Clock): clock is MovedClock => 'move' in clock
