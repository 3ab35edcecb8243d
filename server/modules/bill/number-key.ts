/** Which lines are the same bet: caps, closed numbers and stakes are counted by this, not by how a number is written. */
import { betTypes, type BetType } from '#contracts/lotto.ts'

/** In any order: `321` is the same bet as `123`, and must not get past a limit on it. */
const inAnyOrder: readonly string[] = ['tod3', 'tod2', 'tod4'] satisfies BetType[]

/** The one way of writing it. */
export const plainNumber = (betType: string, number: string): string =>
  inAnyOrder.includes(betType) ? [...number].toSorted().join('') : number

export const keyOf = (betType: string, number: string): string => `${betType}:${plainNumber(betType, number)}`

export const isBetType = (betType: string): betType is BetType => Object.hasOwn(betTypes, betType)

/** Digits that a bet type takes; null for one that nobody knows. */
export const digitsIn = (betType: string): number | null => (isBetType(betType) ? betTypes[betType] : null)
