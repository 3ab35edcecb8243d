import type { LottoRate, RoundLimits } from '#contracts/lotto.ts'
import type { Satang } from '#contracts/money.ts'
import type { Limits } from './limits.ts'

/** What the parts of the page know of the round's bets. */
export interface RoundBets {
  roundId: string
  rates: readonly LottoRate[]
  limits: Limits
  /** Limits over all bet types, and what the member has in the round; undefined where that is not told. */
  book: RoundLimits | undefined
  staked: Satang | undefined
  /** Most lines of a slip. */
  maxLines: number
}
