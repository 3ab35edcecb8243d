import { betTypes, type BetType } from '#contracts/lotto.ts'

const isBetType = (betType: string): betType is BetType => Object.hasOwn(betTypes, betType)

/** Digits that a bet type takes; null for one that nobody knows. */
export const digitsIn = (betType: string): number | null => (isBetType(betType) ? betTypes[betType] : null)
