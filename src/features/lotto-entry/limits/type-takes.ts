/** What the chosen bet types take now: pure. */
import type { LottoRate, RoundLimits } from '#contracts/lotto.ts'
import type { Satang } from '#contracts/money.ts'
import type { RoundBets } from '../bets/round-bets.ts'

export interface TypeTakes {
  /** What a number may cost so that every chosen type takes it; null where no amount does, or none is chosen. */
  range: { least: Satang; most: Satang } | null
  /** What the member may still stake in the round; null without a limit, or where it is not known. */
  left: Satang | null
  /** Numbers of these types that are closed, reduced or capped. */
  limited: number
}

/** Of a member's limit in the round what is left. */
export function leftFor(book: RoundLimits | undefined, staked: Satang | undefined): Satang | null {
  const most = book?.member?.most
  return most == null || staked === undefined ? null : (Math.max(0, most - staked) as Satang)
}

export function typeTakes({ limits, book, staked }: RoundBets, active: readonly LottoRate[]): TypeTakes {
  const least = Math.max(...active.map((rate) => rate.min_amount)) as Satang
  const most = Math.min(...active.map((rate) => rate.max_amount)) as Satang
  const types = new Set(active.map((rate) => rate.bet_type))
  return {
    range: active.length > 0 && least <= most ? { least, most } : null,
    left: leftFor(book, staked),
    limited: [...limits.values()].filter(({ bet_type }) => types.has(bet_type)).length,
  }
}
