/** Rounds, rates and numbers out of the tables, and the shape in which every list shows a round. */
import { asc, eq, sql } from 'drizzle-orm'
import type { LottoRound } from '#contracts/lotto.ts'
import { idValue } from '../../db/columns.ts'
import { lotteries, lottoNumbers, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import { prepared } from '../../db/statement.ts'
import type { Db } from '../../db/types.ts'
import { stateAt } from './state.ts'

export interface RoundOfLottery {
  readonly round: typeof lottoRounds.$inferSelect
  readonly lottery: typeof lotteries.$inferSelect
}

const finding = (lock?: 'share' | 'update') =>
  prepared((db) => {
    const query = db
      .select({ round: lottoRounds, lottery: lotteries })
      .from(lottoRounds)
      .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
      .where(eq(lottoRounds.id, sql.placeholder('id')))
    return (lock ? query.for(lock, { of: lottoRounds }) : query).prepare(`round.find.${lock ?? 'plain'}`)
  })
const findings = { plain: finding(), share: finding('share'), update: finding('update') }

/**
 * One round with its lottery. `share` keeps its state as it is until the transaction ends, beside others that do
 * the same: what a bill needs. `update` waits for those, and keeps everybody else out: what an announcement needs.
 */
export async function findRound(
  tx: Db,
  roundId: string,
  lock?: 'share' | 'update',
): Promise<RoundOfLottery | undefined> {
  const [row] = await findings[lock ?? 'plain'](tx).execute({ id: idValue(roundId) })
  return row
}

/** Its wire shape; the state is the clock's. */
export function viewOfRound({ round, lottery }: RoundOfLottery, now: number): LottoRound {
  const { schedule } = lottery
  return {
    round_id: round.id,
    lottery_id: lottery.id,
    category_id: lottery.categoryId,
    lottery_name: lottery.name,
    title: round.title,
    state: stateAt(round, now),
    opens_at: round.opensAt,
    closes_at: round.closesAt,
    result_at: round.resultAt,
    ...(schedule.type === 'rounds' ? { round_no: round.roundNo, rounds_a_day: schedule.count } : {}),
  }
}

/** Bet types that a lottery takes, in the order they are shown. */
export const ratesOf = (tx: Db, lotteryId: string) =>
  tx
    .select()
    .from(lottoRates)
    .where(eq(lottoRates.lotteryId, lotteryId))
    .orderBy(asc(lottoRates.position), asc(lottoRates.betType))

const numbersBy = prepared((db) =>
  db
    .select()
    .from(lottoNumbers)
    .where(eq(lottoNumbers.roundId, sql.placeholder('id')))
    .orderBy(asc(lottoNumbers.betType), asc(lottoNumbers.number))
    .prepare('round.numbers'),
)

/** Numbers that a round does not take as usual. */
export const numbersOf = (db: Db, roundId: string) => numbersBy(db).execute({ id: idValue(roundId) })
