/** A round as the sandbox's page and its JSON show it. */
import '../not-in-production.ts'
import type { RoundState } from '#contracts/lotto.ts'
import type { RoundOfLottery } from '#server/modules/lotto/rounds.ts'
import { stateAt } from '#server/modules/lotto/state.ts'
import { prizeKeys } from './draw.ts'

export interface ShownRound {
  readonly round_id: string
  readonly lottery: string
  readonly name: string
  readonly title: string
  readonly kind: 'draw' | 'yeekee'
  readonly state: RoundState
  readonly opens_at: number
  readonly closes_at: number
  readonly result_at: number
  /** What a draw by hand is asked for. */
  readonly prizes: readonly string[]
}

export const shownRound = ({ round, lottery }: RoundOfLottery, now: number): ShownRound => ({
  round_id: round.id,
  lottery: lottery.key,
  name: lottery.name,
  title: round.title,
  kind: lottery.kind,
  state: stateAt(round, now),
  opens_at: round.opensAt,
  closes_at: round.closesAt,
  result_at: round.resultAt,
  prizes: lottery.family === 'yeekee' ? [] : prizeKeys(lottery.family),
})
