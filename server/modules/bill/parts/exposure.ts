/** What all members together have on a number of a round, and may win by it (`lotto_exposure`); a number is its row's lock. */
import { statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/types.ts'
import { betKey, plainNumber } from '#rules/lotto-bets.ts'

export interface Staked {
  readonly betType: string
  readonly number: string
  readonly amount: number
  /** What it wins; not needed where it is only asked for. */
  readonly wins?: number
}

/** The lines as JSON that the database reads as rows, one for each number. */
export function rowsOf(lines: readonly Staked[]): string {
  const sums = new Map<string, { bet_type: string; number: string; amount: number; owed: number }>()
  for (const { betType, number, amount, wins = 0 } of lines) {
    const key = betKey(betType, number)
    const sum = (sums.get(key)?.amount ?? 0) + amount
    const owed = (sums.get(key)?.owed ?? 0) + wins
    sums.set(key, { bet_type: betType, number: plainNumber(betType, number), amount: sum, owed })
  }
  return JSON.stringify([...sums.values()])
}

const LINES = 'jsonb_to_recordset($2::jsonb) as line(bet_type text, number text, amount bigint, owed bigint)'

const takingOff = statement(
  'exposure.take-off',
  `with held as (
    select e.bet_type, e.number, line.amount, line.owed from ${LINES}
    join lotto_exposure e on e.round_id = $1 and e.bet_type = line.bet_type and e.number = line.number
    order by e.bet_type, e.number for update of e)
  update lotto_exposure as all_of_it set staked = all_of_it.staked - held.amount,
    owed = all_of_it.owed - held.owed from held
  where all_of_it.round_id = $1 and all_of_it.bet_type = held.bet_type and all_of_it.number = held.number`,
)

/** A bill was cancelled: others may have its place. */
export async function takeOffExposure(
  tx: Tx,
  roundId: string,
  lines: readonly Required<Staked>[],
): Promise<void> {
  await takingOff(tx, [roundId, rowsOf(lines)])
}
