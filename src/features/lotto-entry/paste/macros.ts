/** Tools that people name in chats instead of writing every number. */
import { doubles, siblings, triples } from '../tools/patterns.ts'
import { backSweep, frontSweep, nineteenDoors } from '../tools/sweeps.ts'
import type { Macro } from './tokens.ts'

const aroundDigit = { doors: nineteenDoors, frontSweep, backSweep }
const whole = { siblings: () => siblings(true), doubles, triples }

/** The numbers that are meant; null where what stands beside the tool's name does not fit it. */
export function macroNumbers(macro: Macro, beside: readonly string[]): string[] | null {
  if (macro in whole) return beside.length === 0 ? whole[macro as keyof typeof whole]() : null
  if (beside.length === 0 || beside.some((digit) => digit.length !== 1)) return null
  return beside.flatMap(aroundDigit[macro as keyof typeof aroundDigit])
}
