/**
 * What a round's bills are taken by and what hardly ever changes: the round, its lottery, rates and numbers. Each process holds those of
 * the rounds it sold last. They are named by `terms` of round and lottery, which the database gives anew with every change: who decides
 * says which they hold, and is told others where those are not the ones that hold now, under the round's lock.
 */
import { restrictionsOf, type NumberRule } from '#rules/lotto-limits.ts'
import { rowOf } from '../../../db/columns.ts'
import { lotteries, lottoNumbers, lottoRates, lottoRounds } from '../../../db/schema/lotto.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import type { RateRule } from './decide.ts'

type Row = Record<string, unknown>

/** As `bill_situation` tells them; null for no rows. */
export interface TermsRow {
  readonly round: Row
  readonly lottery: Row
  readonly rates: readonly Row[] | null
  readonly numbers: readonly Row[] | null
}

export interface Terms extends RoundOfLottery {
  readonly rates: ReadonlyMap<string, RateRule>
  readonly numbers: ReadonlyMap<string, NumberRule>
}

/** Some kilobytes each; more rounds than are open at a time. */
const MOST = 1_000
const held = new Map<string, Terms>()

export const heldTerms = (roundId: string): Terms | undefined => held.get(roundId)

export function keepTerms(roundId: string, { round, lottery, rates, numbers }: TermsRow): Terms {
  const terms = {
    round: rowOf(lottoRounds, round),
    lottery: rowOf(lotteries, lottery),
    rates: new Map(rates?.map((row) => rowOf(lottoRates, row)).map((rate) => [rate.betType, rate])),
    numbers: restrictionsOf((numbers ?? []).map((row) => rowOf(lottoNumbers, row))),
  }
  held.delete(roundId)
  const [oldest] = held.keys()
  if (held.size >= MOST && oldest !== undefined) held.delete(oldest)
  held.set(roundId, terms)
  return terms
}
