/** Reel symbols of a slot: its own subject first (the wild), companions of the same world after it. */
import type { Dice } from '../../posters/random.ts'
import type { SubjectName } from '../../posters/subjects/all.ts'

const worlds: readonly (readonly SubjectName[])[] = [
  ['elephant', 'peacock', 'cat', 'tiger', 'buffalo', 'rabbit', 'butterfly', 'koi'],
  ['mangosteen', 'durian', 'pineapple', 'mango', 'chili', 'coconut'],
  ['gem', 'chest', 'coins', 'shell', 'moon', 'sun', 'star'],
  ['kite', 'lantern', 'parasol', 'drum', 'handFan', 'tuktuk', 'rocket', 'top', 'wheel', 'windmill', 'gift'],
  ['lotus', 'frangipani', 'butterfly', 'moon'],
]
/** Seen in any slot. */
const guests: readonly SubjectName[] = [
  'gem',
  'lotus',
  'kite',
  'balls',
  'cat',
  'coins',
  'peacock',
  'mangosteen',
  'elephant',
  'lantern',
]
/** The scatter of free-spin games. */
const scatters: readonly SubjectName[] = ['wheel', 'star', 'gift']

function drawn<T>(list: readonly T[], roll: Dice): T[] {
  return list
    .map((item) => ({ item, at: roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** `count` different subjects; with eight the last is the scatter. */
export function symbolsFor(own: SubjectName, count: number, roll: Dice): SubjectName[] {
  const world = worlds.find((one) => one.includes(own)) ?? []
  const scatter = count === 8 ? scatters.find((one) => one !== own)! : null
  const others = [...drawn(world, roll).slice(0, 3), ...drawn(guests, roll), ...world]
  const chosen = [...new Set([own, ...others])].filter((one) => one !== scatter).slice(0, scatter ? 7 : count)
  return scatter ? [...chosen, scatter] : chosen
}
