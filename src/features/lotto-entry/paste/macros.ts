/** Tools that people name in chats instead of writing every number. */
import { doubles, siblings, triples } from '../tools/patterns.ts'
import { backSweep, frontSweep, nineteenDoors } from '../tools/sweeps.ts'
import { winNumbers } from '../tools/win.ts'
import type { Entry } from './entry.ts'
import type { Macro } from './tokens.ts'

const aroundDigit = { doors: nineteenDoors, frontSweep, backSweep }
const whole = { siblings: () => siblings(true), doubles, triples }

/** The numbers that are meant; null where what stands beside the tool's name does not fit it. */
export function macroNumbers(macro: Exclude<Macro, 'win'>, beside: readonly string[]): string[] | null {
  if (macro in whole) return beside.length === 0 ? whole[macro as keyof typeof whole]() : null
  if (beside.length === 0 || beside.some((digit) => digit.length !== 1)) return null
  return beside.flatMap(aroundDigit[macro as keyof typeof aroundDigit])
}

/** Every order of so many of the digits that are named, each once; null where they are too few or one is named twice. */
export function winOf({ numbers, withDoubles }: Entry, length: 2 | 3): string[] | null {
  const digits = [...numbers.join('')]
  const fits = digits.length >= length && new Set(digits).size === digits.length
  return fits ? winNumbers(digits, length, withDoubles) : null
}
