/**
 * What a lottery line wins and whether its amount is taken. Pure; amounts are satang, rates hundredths of what a baht
 * wins, the stake included.
 *
 * [Note: Rates]
 * A reduced number has its own rate; from a step on, the stakes of the same member on that number and type in that
 * round, this line included, have that step's. Where both hold, the lower does. Earlier lines keep theirs.
 */
import { satang, type Satang } from '#contracts/money.ts'

/** Amount × rate, in whole satang; a part of one is the house's. */
export const winsOf = (amount: number, rate: number): Satang => satang(Math.floor((amount * rate) / 100))

/** What a bet type pays: its rate, and lower ones from a stake on. */
export interface Paying {
  readonly rate: number
  readonly tiers: readonly { readonly from: number; readonly rate: number }[]
}

/** What a baht wins on a line as it stands, the stake included, and why it is less than usual. */
export interface HeldRate {
  readonly rate: number
  /** Why it is less than the type's: the number's own rate, or a step. Where both are as low, the number's. */
  readonly lower: 'reduced' | 'stepped' | null
}

/** The rate that holds when the member's stakes on a number come to `staked`; `own`: the number's rate ([Note: Rates]). */
export function rateAt({ rate, tiers }: Paying, own: number | null, staked: number): HeldRate {
  const stepped = Math.min(rate, ...tiers.filter(({ from }) => from <= staked).map((tier) => tier.rate))
  const reduced = Math.min(rate, own ?? rate)
  if (Math.min(stepped, reduced) === rate) return { rate, lower: null }
  return reduced <= stepped ? { rate: reduced, lower: 'reduced' } : { rate: stepped, lower: 'stepped' }
}

/** Names of the contract's line states. */
export type AmountFault = 'under_min' | 'over_line_max' | 'over_number_cap'

interface AmountLimits {
  readonly min: number
  readonly max: number
  /** What all members together may still stake on the number; null without a cap. */
  readonly left: number | null
}

/** The first thing against an amount on one line; null when nothing is. */
export function amountFault(amount: number, { min, max, left }: AmountLimits): AmountFault | null {
  if (amount < min) return 'under_min'
  if (amount > max) return 'over_line_max'
  return left !== null && amount > left ? 'over_number_cap' : null
}

/** The most of an amount that would be taken: 0 where what is left is less than the least stake. */
export function takenOf(amount: number, { min, max, left }: AmountLimits): Satang {
  const most = Math.min(max, left ?? max)
  return satang(Math.min(amount, most < min ? 0 : most))
}
