/** The lobby: every lottery with the round to show and its last result, in one query. */
import { and, asc, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import type { Lottery } from '#contracts/lotto.ts'
import { lotteries, lottoRates, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'
import { viewOfRound } from '../rounds.ts'
import { stateAt, undecided } from '../state.ts'

type Round = typeof lottoRounds.$inferSelect

/**
 * Rounds of `lotteries.id` that a lobby may show: the next to close, the last that closed, and the last with a result.
 * Short reads of an index for each lottery, however many rounds a day it has.
 */
function candidates(db: Db, now: number) {
  const living = and(eq(lottoRounds.lotteryId, lotteries.id), inArray(lottoRounds.state, [...undecided]))
  const closed = and(eq(lottoRounds.lotteryId, lotteries.id), lte(lottoRounds.closesAt, now))
  const next = db
    .select()
    .from(lottoRounds)
    .where(and(living, gt(lottoRounds.closesAt, now)))
    .orderBy(asc(lottoRounds.closesAt))
    .limit(1)
    .as('next')
  const last = db
    .select()
    .from(lottoRounds)
    .where(closed)
    .orderBy(desc(lottoRounds.closesAt))
    .limit(1)
    .as('last')
  const resulted = db
    .select()
    .from(lottoRounds)
    .where(and(closed, inArray(lottoRounds.state, ['resulted', 'settled'])))
    .orderBy(desc(lottoRounds.closesAt))
    .limit(1)
    .as('resulted')
  return { next, last, resulted }
}

/** The one that takes bills; else the one whose result is awaited; else the next; else the last there was. */
function roundToShow(next: Round | null, last: Round | null, now: number): Round | null {
  if (next && stateAt(next, now) === 'open') return next
  const waits = last !== null && (undecided as readonly string[]).includes(stateAt(last, now))
  return waits ? last : (next ?? last)
}

/** Those that can be played come first, by closing time; then those that wait for their result; then the rest. */
const ranks: Readonly<Record<string, number>> = { open: 0, closed: 1, awaiting: 1, postponed: 1 }
const rank = ({ round }: Lottery) => ranks[round?.state ?? ''] ?? 2

const closing = ({ round }: Lottery) => round?.closes_at ?? Number.MAX_SAFE_INTEGER

export async function lobbyOf(db: Db, now: number): Promise<Lottery[]> {
  const { next, last, resulted } = candidates(db, now)
  const rates = db
    .select({ lotteryId: lottoRates.lotteryId, top: max(lottoRates.rate).as('top') })
    .from(lottoRates)
    .groupBy(lottoRates.lotteryId)
    .as('rates')
  const rows = await db
    .select()
    .from(lotteries)
    .leftJoin(rates, eq(rates.lotteryId, lotteries.id))
    .leftJoinLateral(next, sql`true`)
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(resulted, sql`true`)
    .where(eq(lotteries.active, true))
    .orderBy(asc(lotteries.position), asc(lotteries.id))
  return rows
    .map(({ lotteries: lottery, rates: best, ...rounds }) => {
      const round = roundToShow(rounds.next, rounds.last, now)
      const result = rounds.resulted
      return {
        lottery_id: lottery.id,
        category_id: lottery.categoryId,
        name: lottery.name,
        name_en: lottery.nameEn,
        badge: lottery.badge,
        kind: lottery.kind,
        top_rate: best?.top == null ? null : best.top / 100,
        round: round && viewOfRound({ round, lottery }, now),
        last_result: result && {
          round_id: result.id,
          top3: result.top3,
          bottom2: result.bottom2,
          announced_at: result.announcedAt,
        },
        past: true,
      }
    })
    .toSorted((a, b) => rank(a) - rank(b) || closing(a) - closing(b))
}
