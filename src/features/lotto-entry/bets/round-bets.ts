import type { LottoRate } from '#contracts/lotto.ts'
import type { Limits } from './limits.ts'

/** What the parts of the page know of the round's bets. */
export interface RoundBets {
  roundId: string
  rates: readonly LottoRate[]
  limits: Limits
  /** Most lines of a slip. */
  maxLines: number
}
