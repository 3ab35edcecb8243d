/** Results as lists show them. */
import { and, count, desc, eq, exists, gte, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { LottoResult } from '#contracts/lotto.ts'
import { lotteries, lottoBills, lottoRounds } from '../../db/schema/lotto.ts'
import type { Db } from '../../db/types.ts'
import { thaiDayEnd, thaiDayStart } from '#rules/thai-day.ts'
import { lottoWords } from '../../strings/lotto.ts'
import { viewOfRound, type RoundOfLottery } from './rounds.ts'

/** The wire shape. Before the result it has the round alone, its prizes empty. */
export function viewOfResult(row: RoundOfLottery, now: number): LottoResult {
  const { round, lottery } = row
  const names = lottoWords.prizes[lottery.family]
  return {
    round: viewOfRound(row, now),
    prizes: (round.prizes ?? []).map(({ key, numbers }) => ({
      key,
      name: names[key] ?? key,
      numbers: [...numbers],
    })),
    top3: round.top3,
    top2: round.top3.slice(-2),
    bottom2: round.bottom2,
    announced_at: round.announcedAt,
    source_url: lottery.sourceUrl,
    source_read_at: round.sourceReadAt,
  }
}

/**
 * Rounds of a day as people count it: a Thai day by the time of the result, wherever it is drawn; with many rounds a
 * day the game day, whose last rounds come after midnight.
 */
export const onDay = (date: string): SQL | undefined => {
  const [from, to] = [thaiDayStart(date), thaiDayEnd(date)]
  return or(
    and(eq(lotteries.kind, 'yeekee'), eq(lottoRounds.gameDay, date)),
    and(eq(lotteries.kind, 'draw'), gte(lottoRounds.resultAt, from), lt(lottoRounds.resultAt, to)),
  )
}

const withResult = inArray(lottoRounds.state, ['resulted', 'settled'])

/** The last result of a lottery, other than that of the round itself. */
export async function lastResultBefore(
  db: Db,
  { round }: RoundOfLottery,
): Promise<RoundOfLottery | undefined> {
  const [row] = await db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(
      and(eq(lottoRounds.lotteryId, round.lotteryId), withResult, lt(lottoRounds.closesAt, round.closesAt)),
    )
    .orderBy(desc(lottoRounds.closesAt))
    .limit(1)
  return row
}

export interface ResultFilter {
  readonly day?: string | undefined
  readonly categoryId?: string | undefined
  /** Only rounds that this member has a bill in. */
  readonly memberId?: string | undefined
}

/** Ended rounds, those without a result too (their bills were refunded), the newest first. */
export async function resultsOf(
  db: Db,
  { day, categoryId, memberId }: ResultFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RoundOfLottery[]; total: number }> {
  const ofMember = (id: string) =>
    exists(
      db
        .select({ id: lottoBills.id })
        .from(lottoBills)
        .where(and(eq(lottoBills.roundId, lottoRounds.id), eq(lottoBills.memberId, id))),
    )
  const asked = and(
    isNotNull(lottoRounds.announcedAt),
    day === undefined ? undefined : onDay(day),
    categoryId === undefined ? undefined : eq(lotteries.categoryId, categoryId),
    memberId === undefined ? undefined : ofMember(memberId),
  )
  const joined = eq(lotteries.id, lottoRounds.lotteryId)
  const rows = await db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(lottoRounds)
    .innerJoin(lotteries, joined)
    .where(asked)
    .orderBy(desc(lottoRounds.announcedAt), desc(lottoRounds.closesAt), desc(lottoRounds.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db
    .select({ total: count() })
    .from(lottoRounds)
    .innerJoin(lotteries, joined)
    .where(asked)
  return { rows, total: all!.total }
}
