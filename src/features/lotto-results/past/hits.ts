/** In which draws of the past a number would have won, and by which bets. Pure; the rule is that of bills. */
import { betTypes, type BetType, type PastDraw } from '#contracts/lotto.ts'
import { wins } from '#rules/lotto-wins.ts'
import type { LottoPast } from '#src/data/lotto/lotto.ts'

type BetTypes = LottoPast['bet_types']

export interface Hit {
  draw: PastDraw
  /** Names of the bets that would have won. */
  bets: readonly string[]
}

/** A bet type of a newer platform has no rule here, and is left out. */
const known = (types: BetTypes) =>
  types.flatMap(({ bet_type, name, digits }) =>
    Object.hasOwn(betTypes, bet_type) ? [{ type: bet_type as BetType, name, digits }] : [],
  )

/** How many digits a number may have to be bet on, fewest first. */
export const lengthsOf = (types: BetTypes): number[] =>
  [...new Set(known(types).map(({ digits }) => digits))].sort((a, b) => a - b)

/** Newest first, as the draws are. */
export function hitsOf({ draws, bet_types }: Pick<LottoPast, 'draws' | 'bet_types'>, number: string): Hit[] {
  const types = known(bet_types).filter(({ digits }) => digits === number.length)
  return draws.flatMap((draw) => {
    const digits = { ...draw, top4: draw.top4 || null }
    const bets = types.filter(({ type }) => wins(type, number, digits)).map(({ name }) => name)
    return bets.length > 0 ? [{ draw, bets }] : []
  })
}

/** How many draws each bet would have won in; those that never would are told too. */
export function timesByBet(types: BetTypes, hits: readonly Hit[], number: string) {
  return known(types)
    .filter(({ digits }) => digits === number.length)
    .map(({ name }) => ({ name, times: hits.filter(({ bets }) => bets.includes(name)).length }))
}
