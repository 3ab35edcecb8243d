/** What all members together have on a number of a round (`lotto_exposure`); a number is its row's lock. */
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { lottoExposure } from '../../../db/schema/lotto.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { betKey, plainNumber } from '#rules/lotto-bets.ts'

interface Staked {
  readonly betType: string
  readonly number: string
  readonly amount: number
}

/** The lines as a table, a row for each number, in one order. */
function asTable(lines: readonly Staked[]): SQL {
  const sums = new Map<string, { bet_type: string; number: string; amount: number }>()
  for (const { betType, number, amount } of lines) {
    const key = betKey(betType, number)
    const sum = (sums.get(key)?.amount ?? 0) + amount
    sums.set(key, { bet_type: betType, number: plainNumber(betType, number), amount: sum })
  }
  const rows = JSON.stringify([...sums.values()])
  return sql`jsonb_to_recordset(${rows}::jsonb) as line(bet_type text, number text, amount bigint)`
}

/** By `keyOf`, of the numbers that the lines name. */
export async function exposureOf(
  db: Db,
  roundId: string,
  lines: readonly Staked[],
): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(lottoExposure)
    .where(
      and(
        eq(lottoExposure.roundId, roundId),
        sql`(${lottoExposure.betType}, ${lottoExposure.number}) in (select bet_type, number from ${asTable(lines)})`,
      ),
    )
  return new Map(rows.map((row) => [betKey(row.betType, row.number), row.staked]))
}

interface ExposureRow extends Record<string, unknown> {
  bet_type: string
  number: string
  staked: string | number
}

/**
 * Lines are about to be placed: adds them, and answers by `keyOf` what was on their numbers before. Nobody else adds to
 * these numbers until the transaction ends; all take them in one order. One statement, however many they are.
 */
export async function addExposure(
  tx: Tx,
  roundId: string,
  lines: readonly Staked[],
): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map()
  const { rows } = await tx.execute<ExposureRow>(sql`
    insert into lotto_exposure (round_id, bet_type, number, staked)
    select ${roundId}::bigint, bet_type, number, amount from ${asTable(lines)} order by bet_type, number
    on conflict (round_id, bet_type, number) do update set staked = lotto_exposure.staked + excluded.staked
    returning bet_type, number, staked`)
  const after = new Map(
    rows.map(({ bet_type, number, staked }) => [betKey(bet_type, number), Number(staked)]),
  )
  for (const { betType, number, amount } of lines) {
    const key = betKey(betType, number)
    after.set(key, after.get(key)! - amount)
  }
  return after
}

/** A bill was cancelled: others may have its place. */
export async function takeOffExposure(tx: Tx, roundId: string, lines: readonly Staked[]): Promise<void> {
  await tx.execute(sql`
    with held as (
      select e.bet_type, e.number, line.amount from ${asTable(lines)}
      join lotto_exposure e on e.round_id = ${roundId}::bigint
        and e.bet_type = line.bet_type and e.number = line.number
      order by e.bet_type, e.number for update of e)
    update lotto_exposure as all_of_it set staked = all_of_it.staked - held.amount from held
    where all_of_it.round_id = ${roundId}::bigint
      and all_of_it.bet_type = held.bet_type and all_of_it.number = held.number`)
}
