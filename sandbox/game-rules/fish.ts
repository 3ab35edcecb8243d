/**
 * Fish shooting: each shot is a bet of the cannon's price. A fish worth m shots is caught with probability
 * 0.96 / m, so every fish returns 96 % whatever it is worth. The server draws; the page only aims.
 */
import { satang, type Satang } from '#contracts/money.ts'
import type { Rng } from './rng.ts'

/** Return to player of every fish, in percent. */
export const FISH_RTP = 96

/** Fish by id: what they pay in shots, and how often they swim by. */
export const fishKinds = [
  { id: 'jelly', pays: 2, weight: 30 },
  { id: 'betta', pays: 4, weight: 22 },
  { id: 'puffer', pays: 6, weight: 16 },
  { id: 'crab', pays: 10, weight: 12 },
  { id: 'koi', pays: 16, weight: 9 },
  { id: 'turtle', pays: 30, weight: 6 },
  { id: 'octopus', pays: 60, weight: 3 },
  { id: 'pearl', pays: 160, weight: 1 },
] as const
export type FishId = (typeof fishKinds)[number]['id']

export interface FishOutcome {
  fish: FishId
  caught: boolean
  total: Satang
}

/** Draws among this many equally likely numbers; a multiple of 100 times every `pays`. */
const DRAWS = 480_000

/** How many of `DRAWS` numbers catch a fish that pays m. */
const catches = (pays: number) => (DRAWS * FISH_RTP) / 100 / pays

export const isFish = (id: string): id is FishId => fishKinds.some((fish) => fish.id === id)

/** One shot at a fish. */
export function shoot(id: FishId, stake: Satang, rng: Rng): FishOutcome {
  const fish = fishKinds.find((one) => one.id === id)!
  const caught = rng(DRAWS) < catches(fish.pays)
  return { fish: id, caught, total: satang(caught ? stake * fish.pays : 0) }
}

/** Exact return of a fish in percent. */
export const fishRtp = (id: FishId): number => {
  const { pays } = fishKinds.find((one) => one.id === id)!
  return (catches(pays) / DRAWS) * pays * 100
}
