/** Draws from a prize table through the real derivation, counted by prize, and held against the published weights. */
import { WHEEL_WEIGHT_SUM } from '#contracts/wheel.ts'
import { prizeAt, slotOf, type SlotInput } from '../modules/wheel/derive.ts'
import { chiSquare, type ChiSquare } from './chi-square.ts'

interface Weighted {
  readonly weight: number
}

export interface Draws<P> extends ChiSquare {
  readonly counts: ReadonlyMap<P, number>
}

/** `inputAt`: seeds and nonce of each draw. */
export function drawPrizes<P extends Weighted>(
  prizes: readonly P[],
  draws: number,
  inputAt: (index: number) => SlotInput,
): Draws<P> {
  const counts = new Map(prizes.map((prize) => [prize, 0]))
  for (let index = 0; index < draws; index++) {
    const prize = prizeAt(prizes, slotOf(inputAt(index)))
    counts.set(prize, counts.get(prize)! + 1)
  }
  const shares = prizes.map(({ weight }) => weight / WHEEL_WEIGHT_SUM)
  return { counts, ...chiSquare([...counts.values()], shares) }
}
