/** A stake that is neither a bill nor a round of a game, which the database counts by itself: points, at what they are worth. */
import { satang } from '#contracts/money.ts'
import { statement } from '../../db/statement.ts'
import type { Tx } from '../../db/types.ts'

/** What a point is worth in credit, satang: ten points a baht, as the point shop gives at its best. */
const POINT = 10

const noting = statement('protection.stake', 'select protection_stake($1, $2::timestamptz, $3)')

/** Counts points that are staked; refused, with all that was done besides, where it passes a limit of the member. */
export async function notePointStake(tx: Tx, memberId: string, points: number, now: number): Promise<void> {
  await noting(tx, [memberId, new Date(now).toISOString(), satang(points * POINT)])
}
