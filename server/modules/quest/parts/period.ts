/** The stretch of time that a quest counts, and until when its reward can be collected. */
import type { quests } from '../../../db/schema/quest.ts'
import { dayPlus, thaiDayEnd, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { periodStart } from '../../nightly/run-nightly.ts'

export type QuestRow = typeof quests.$inferSelect

/** Beginning and end of an event; null: open. */
export interface Stretch {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

export interface Period {
  /** Names it in `quest_claims`: never changes for one that is under way, whatever is edited. */
  readonly key: string
  /** Whole Thai days, first and last, since play is known by the day; null: from ever, for ever. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  /** Beginning of the first day, end of the last one. */
  readonly from: number | null
  readonly to: number | null
  /** When it opens, and when collecting ends; null: at once, never. */
  readonly opensAt: number | null
  readonly endsAt: number | null
}

const earliest = (...ends: readonly (number | null)[]) =>
  ends.reduce((least, end) => (least === null || (end !== null && end < least) ? end : least), null)

const latest = (...starts: readonly (number | null)[]) =>
  starts.reduce((most, start) => (most === null || (start !== null && start > most) ? start : most), null)

/**
 * The period of a quest that holds `now`. A day and a week begin at midnight in Bangkok, a week on Monday. What never
 * begins again counts from the first Thai day of the quest or its event, or from ever.
 */
export function periodOf(quest: QuestRow, event: Stretch | null, now: number): Period {
  const opensAt = latest(quest.startsAt, event?.startsAt ?? null)
  const closesAt = earliest(quest.endsAt, event?.endsAt ?? null)
  if (quest.period === 'day' || quest.period === 'week') {
    const key = periodStart(quest.period, thaiDayOf(now))
    const lastDay = quest.period === 'day' ? key : dayPlus(key, 6)
    const to = thaiDayEnd(lastDay)
    return {
      key,
      firstDay: key,
      lastDay,
      from: thaiDayStart(key),
      to,
      opensAt,
      endsAt: earliest(to, closesAt),
    }
  }
  const firstDay = opensAt === null ? null : thaiDayOf(opensAt)
  const lastDay = closesAt === null ? null : thaiDayOf(closesAt - 1)
  return {
    key: 'once',
    firstDay,
    lastDay,
    from: firstDay === null ? null : thaiDayStart(firstDay),
    to: lastDay === null ? null : thaiDayEnd(lastDay),
    opensAt,
    endsAt: closesAt,
  }
}
