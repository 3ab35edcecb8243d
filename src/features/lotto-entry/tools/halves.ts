/** Halves and quarters of the numbers of two digits (domain.md §4.1). */
import { numbersOf } from './digits.ts'

export type Half = 'low' | 'high' | 'even' | 'odd' | 'evenEven' | 'oddOdd'

const isOdd = (digit: string): boolean => Number(digit) % 2 === 1

const belongs: Readonly<Record<Half, (number: string) => boolean>> = {
  low: (number) => number < '50',
  high: (number) => number >= '50',
  even: (number) => !isOdd(number.charAt(1)),
  odd: (number) => isOdd(number.charAt(1)),
  evenEven: (number) => ![...number].some(isOdd),
  oddOdd: (number) => [...number].every(isOdd),
}

/** 50 numbers; 25 where both digits are meant. */
export const half = (which: Half): string[] => numbersOf(2).filter(belongs[which])
