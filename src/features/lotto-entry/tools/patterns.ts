/** Numbers of a shape: doubles, triples, siblings, and pairs within three digits (domain.md §4.1). */
import { DIGITS } from './digits.ts'

/** 00, 11 … 99. */
export const doubles = (): string[] => DIGITS.map((digit) => digit.repeat(2))

/** 000, 111 … 999. */
export const triples = (): string[] => DIGITS.map((digit) => digit.repeat(3))

/** 01, 12 … 90; with their reversals 20 of them. */
export function siblings(reversed: boolean): string[] {
  const up = DIGITS.map((digit, at) => digit + DIGITS[(at + 1) % 10]!)
  return reversed ? [...up, ...up.map((number) => number.charAt(1) + number.charAt(0))] : up
}

/** Where the pair stands in three digits: around the middle (ABA), in front (AAB), behind (BAA). */
export type PairPlace = 'around' | 'front' | 'back'

/** 90 each: triples are not among them. */
export function pairs(place: PairPlace): string[] {
  const shape = {
    around: (pair: string, other: string) => pair + other + pair,
    front: (pair: string, other: string) => pair + pair + other,
    back: (pair: string, other: string) => other + pair + pair,
  }[place]
  return DIGITS.flatMap((pair) =>
    DIGITS.filter((other) => other !== pair).map((other) => shape(pair, other)),
  ).sort()
}
