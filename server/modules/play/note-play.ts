/** Play by Thai day and category: called by whoever settles a round, in the same transaction, once for each round. */
import { satang, type Satang } from '#contracts/money.ts'
import { playDays } from '../../db/schema/rewards.ts'
import { statement } from '../../db/statement.ts'
import type { Tx } from '../../db/types.ts'
import { thaiDayOf } from '#rules/thai-day.ts'

export interface Played {
  readonly memberId: string
  /** Game category; `lotto` for lotteries. */
  readonly category: string
  readonly stake: Satang
  /** What came back, the stake in it; 0 where it was lost. */
  readonly win: Satang
  /** A promotion's money was in the stake. */
  readonly bound: boolean
}

const keyOf = ({ memberId, category, bound }: Played) => `${memberId}/${category}/${bound}`

/** Sums rounds that fall into the same row: one statement must not write a row twice. */
function summed(rounds: readonly Played[], day: string) {
  const rows = new Map<string, typeof playDays.$inferInsert>()
  for (const round of rounds) {
    const { memberId, category, bound, stake, win } = round
    const row = rows.get(keyOf(round)) ?? {
      memberId,
      day,
      category,
      bound,
      staked: satang(0),
      returned: satang(0),
      rounds: 0,
    }
    const sums = {
      staked: satang(row.staked + stake),
      returned: satang(row.returned + win),
      rounds: row.rounds + 1,
    }
    rows.set(keyOf(round), { ...row, ...sums })
  }
  // In one order everywhere, so that two settlers of the same members cannot wait for each other.
  return [...rows.values()].sort((a, b) => Number(BigInt(a.memberId) - BigInt(b.memberId)))
}

const noting = statement('play.note', 'select note_plays($1::jsonb)')

export async function notePlays(tx: Tx, rounds: readonly Played[], now: number): Promise<void> {
  if (rounds.length > 0) await noting(tx, [JSON.stringify(summed(rounds, thaiDayOf(now)))])
}
