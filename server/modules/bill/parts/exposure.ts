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

/** One row for each number, as columns: what the database reads as rows again. */
export interface Columns {
  readonly types: readonly string[]
  /** Written in the one way (`plainNumber`). */
  readonly numbers: readonly string[]
  readonly amounts: readonly number[]
  readonly owed: readonly number[]
}

/** The lines, one for each number. */
export function columnsOf(lines: readonly Staked[]): Columns {
  const at = new Map<string, number>()
  const types: string[] = []
  const numbers: string[] = []
  const amounts: number[] = []
  const owed: number[] = []
  for (const { betType, number, amount, wins = 0 } of lines) {
    const key = betKey(betType, number)
    const index = at.get(key) ?? types.length
    if (index === types.length) {
      at.set(key, index)
      types.push(betType)
      numbers.push(plainNumber(betType, number))
    }
    amounts[index] = (amounts[index] ?? 0) + amount
    owed[index] = (owed[index] ?? 0) + wins
  }
  return { types, numbers, amounts, owed }
}

const LINES =
  'unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) as line(bet_type, number, amount, owed)'

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
  const { types, numbers, amounts, owed } = columnsOf(lines)
  await takingOff(tx, [roundId, types, numbers, amounts, owed])
}
