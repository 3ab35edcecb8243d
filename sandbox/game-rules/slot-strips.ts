/** Reel strips: the counts of a profile spread evenly, each reel turned and stepped differently. */
import { slotProfiles, type SlotProfileName } from './slot-profiles.ts'

export const WILD = 0
export const SCATTER = 7

/** Places of a strip in the order that symbols are dealt to them: steps that visit every place once. */
const STEPS = [7, 11, 13] as const

function strip(counts: readonly number[], reel: number): readonly number[] {
  const length = counts.reduce((a, b) => a + b)
  const places = Array.from({ length }, () => -1)
  // Scatters first, half a strip apart: never two in one window of three.
  const scatters = counts[SCATTER] ?? 0
  for (let i = 0; i < scatters; i++)
    places[(reel * 4 + Math.floor((i * length) / scatters)) % length] = SCATTER
  let at = reel * 5
  counts.forEach((count, symbol) => {
    if (symbol === SCATTER) return
    for (let i = 0; i < count; i++) {
      at = (at + STEPS[reel % STEPS.length]!) % length
      while (places[at] !== -1) at = (at + 1) % length
      places[at] = symbol
    }
  })
  return places
}

const made = new Map<SlotProfileName, readonly (readonly number[])[]>()

/** The three strips of a profile. */
export function stripsOf(profile: SlotProfileName): readonly (readonly number[])[] {
  const known = made.get(profile) ?? [0, 1, 2].map((reel) => strip(slotProfiles[profile].counts, reel))
  made.set(profile, known)
  return known
}
