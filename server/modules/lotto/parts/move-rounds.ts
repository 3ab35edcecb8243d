/** Writes down what the clock has decided (state.ts `stateAt`); nobody waits for it. Safe to run twice and at once. */
import { and, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { RoundState } from '#contracts/lotto.ts'
import { lottoRounds } from '../../../db/schema/lotto.ts'
import type { Db } from '../../../db/types.ts'

type Columns = typeof lottoRounds
interface Move {
  readonly from: readonly RoundState[]
  readonly to: RoundState
  readonly when: (round: Columns, now: number) => SQL | undefined
}

const moves: readonly Move[] = [
  {
    from: ['upcoming', 'open', 'closed', 'postponed'],
    to: 'awaiting',
    when: (round, now) => lte(round.resultAt, now),
  },
  { from: ['upcoming', 'open'], to: 'closed', when: (round, now) => lte(round.closesAt, now) },
  {
    from: ['upcoming'],
    to: 'open',
    when: (round, now) => and(lte(round.opensAt, now), gt(round.closesAt, now)),
  },
]

export async function moveRounds(db: Db, now: number): Promise<void> {
  for (const { from, to, when } of moves)
    await db
      .update(lottoRounds)
      .set({ state: to })
      .where(and(inArray(lottoRounds.state, [...from]), when(lottoRounds, now)))
}
