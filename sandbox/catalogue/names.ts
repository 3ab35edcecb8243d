/** Names from words: Thai, romanised, English. */
import { editions, endings, openings } from '../strings/games-names.ts'
import type { Theme } from '../strings/games-themes.ts'

export interface Name {
  th: string
  roman: string
  en: string
}

/** `Thai|romanised|English` to its parts. */
export function word(entry: string): Name {
  const [th = '', roman = '', en = ''] = entry.split('|')
  return { th, roman, en }
}

/** Noun and pattern, in Thai order. Thai writes them as one word. */
const after = (noun: Name, ending: Name): Name => ({
  th: noun.th + ending.th,
  roman: `${noun.roman} ${ending.roman}`,
  en: ending.en.replace('*', noun.en),
})
const before = (opening: Name, noun: Name): Name => ({
  th: opening.th + noun.th,
  roman: `${opening.roman} ${noun.roman}`,
  en: opening.en.replace('*', noun.en),
})
/** Two words with a space, as a table and its room. */
export const beside = (first: Name, second: Name): Name => ({
  th: `${first.th} ${second.th}`,
  roman: `${first.roman} ${second.roman}`,
  en: `${first.en} ${second.en}`,
})

/** A word that ends as the next begins reads like a slip. */
const stutters = (first: string, second: string) => {
  for (const length of [6, 5, 4, 3])
    if (first.slice(-length) === second.slice(0, length) && first.length >= length) return true
  return first.includes(second) || second.includes(first)
}

/** Every name of a theme, each once. */
export function namesOf(theme: Theme): Name[] {
  const tails = [...new Set(theme.endings.flatMap((group) => [...endings[group]]))].map(word)
  const heads = theme.openings.flatMap((group) => [...openings[group]]).map(word)
  return theme.nouns
    .map(word)
    .flatMap((noun) => [
      ...tails.filter((tail) => !stutters(noun.th, tail.th)).map((tail) => after(noun, tail)),
      ...heads.filter((head) => !stutters(head.th, noun.th)).map((head) => before(head, noun)),
    ])
}

/** Later editions of a known game: the name with a number or a word after it. */
export const editionsOf = (name: Name): Name[] => editions.map((entry) => beside(name, word(entry)))
