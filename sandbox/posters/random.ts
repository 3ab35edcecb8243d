/** Seeded randomness of the posters: the same id always draws the same picture. Not for outcomes of games. */
export type Dice = () => number

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0
  return value
}

/** A stream of numbers in [0, 1) that depends on the seed only (mulberry32). */
export function dice(seed: string): Dice {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(roll: Dice, list: readonly T[]): T => list[Math.floor(roll() * list.length)]!

/** An integer from low to high, both included. */
export const between = (roll: Dice, low: number, high: number): number =>
  low + Math.floor(roll() * (high - low + 1))
