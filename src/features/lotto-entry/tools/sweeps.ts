/** Numbers of two digits around one digit (domain.md §4.1). */
import { DIGITS, numbersOf } from './digits.ts'

/** Every number that the digit is in: 19. */
export const nineteenDoors = (digit: string): string[] =>
  numbersOf(2).filter((number) => number.includes(digit))

/** The digit in front: 50 to 59. */
export const frontSweep = (digit: string): string[] => DIGITS.map((other) => digit + other)

/** The digit behind: 05 to 95. */
export const backSweep = (digit: string): string[] => DIGITS.map((other) => other + digit)
