/** Numbers that a round does not take as usual. Pure; rates are hundredths of what a baht wins, caps satang. */
import { betKey } from './lotto-bets.ts'

/** How a number is taken. */
export interface NumberRule {
  readonly state: 'closed' | 'reduced' | 'capped'
  /** Null: its bet type's. */
  readonly rate: number | null
  /** What all members together may stake on it; null: its bet type's. */
  readonly cap: number | null
}

interface Written {
  readonly betType: string
  readonly number: string
}

const order: readonly NumberRule['state'][] = ['closed', 'reduced', 'capped']

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)

/**
 * By `betKey`: a tod restriction on 527 holds for 725. Where a number is restricted more than once, the strictest of each
 * holds, in whatever order they come; it keeps the number as it was written first.
 */
export function restrictionsOf<Rule extends NumberRule & Written>(rules: readonly Rule[]): Map<string, Rule> {
  const found = new Map<string, Rule>()
  for (const rule of rules) {
    const key = betKey(rule.betType, rule.number)
    const other = found.get(key)
    if (!other) found.set(key, rule)
    else {
      const state = order.find((one) => one === rule.state || one === other.state)!
      found.set(key, {
        ...other,
        state,
        rate: least(rule.rate, other.rate),
        cap: least(rule.cap, other.cap),
      })
    }
  }
  return found
}
