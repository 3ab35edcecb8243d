/**
 * Ranked search over a few thousand named things. Keys are made once per list; a keystroke is a handful of string
 * comparisons per item (2 ms for 3,000), and typos are only looked for when those find little.
 */
import { nextTask } from '#src/lib/idle.ts'
import { otherLayout, type SearchKeys, searchKeys } from './thai-search.ts'
import { type TypoSearch, typoSearch } from './thai-search-typos.ts'

/** The texts by which one thing is found. */
export interface Searchable {
  name: string
  nameEn: string
  provider: string
  providerEn: string
}

export interface SearchIndex<T> {
  /** Best first; items of one rank keep the order of the list. */
  search: (query: string) => T[]
  /** The nearest names, however far: for "nothing found, but perhaps …". */
  near: (query: string, limit: number) => T[]
}

interface Entry<T> {
  item: T
  name: SearchKeys
  nameEn: SearchKeys
  provider: SearchKeys
  providerEn: SearchKeys
}

/** Lower is better; every step down is a looser way to be the same. */
const rank = {
  exact: 0,
  prefix: 1,
  inside: 2,
  spoken: 3,
  provider: 4,
  bones: 5,
  providerBones: 6,
  none: 99,
} as const

/** Fewer certain finds than this, and looser ones are shown too. */
const ENOUGH = 6
const MAX_TYPOS = 40
/** Fewer letters than this are too few to be mistyped: one of three another, and any name is near. */
const MISTYPED = 4
/** Distance that fuse.js calls a match: 0 identical, 1 anything. */
const distance = { typo: 0.34, near: 0.62 } as const
/** Items whose keys are made in one go: under 20 ms on a slow phone. */
const SLICE = 100

/** All at once; for tests and short lists. */
export function buildSearch<T>(items: readonly T[], read: (item: T) => Searchable): SearchIndex<T> {
  const { add, index } = startIndex(read)
  items.forEach(add)
  return index
}

/** The same in slices, between which the page can breathe. Null when it was aborted. */
export async function buildSearchGently<T>(
  items: readonly T[],
  read: (item: T) => Searchable,
  signal: AbortSignal,
): Promise<SearchIndex<T> | null> {
  const { add, index } = startIndex(read)
  for (let at = 0; at < items.length; at += SLICE) {
    await nextTask()
    if (signal.aborted) return null
    items.slice(at, at + SLICE).forEach(add)
  }
  return index
}

function startIndex<T>(read: (item: T) => Searchable) {
  const toEntry = entryMaker(read)
  const entries: Entry<T>[] = []
  const typos = typoSearch<Entry<T>>(({ name, nameEn, provider }) => ({
    name: name.spoken,
    nameEn: nameEn.plain,
    provider: provider.spoken,
  }))
  const add = (item: T) => {
    const entry = toEntry(item)
    entries.push(entry)
    typos.add(entry)
  }
  return { add, index: searchOf(entries, typos) }
}

/** Providers are few and repeat: their keys are made once. */
function entryMaker<T>(read: (item: T) => Searchable): (item: T) => Entry<T> {
  const providers = new Map<string, SearchKeys>()
  const keysOfProvider = (text: string) => {
    const keys = providers.get(text) ?? searchKeys(text)
    providers.set(text, keys)
    return keys
  }
  return (item) => {
    const { name, nameEn, provider, providerEn } = read(item)
    return {
      item,
      name: searchKeys(name),
      nameEn: searchKeys(nameEn),
      provider: keysOfProvider(provider),
      providerEn: keysOfProvider(providerEn),
    }
  }
}

function searchOf<T>(entries: readonly Entry<T>[], typoIndex: TypoSearch<Entry<T>>): SearchIndex<T> {
  const typos = (query: string, threshold: number): T[] => {
    const keys = searchKeys(query)
    const pattern = isLatin(keys) ? keys.plain : keys.spoken
    return pattern.length < MISTYPED ? [] : typoIndex.find(pattern, threshold).map((entry) => entry.item)
  }

  function certain(query: string): { item: T; rank: number }[] {
    const whole = searchKeys(query)
    if (whole.plain === '') return []
    const words = query
      .trim()
      .split(/\s+/)
      .map(searchKeys)
      .filter((word) => word.plain !== '')
    const found = entries
      .map((entry) => ({ item: entry.item, rank: Math.min(rankOf(entry, whole), rankOfWords(entry, words)) }))
      .filter((each) => each.rank < rank.none)
      .sort((a, b) => a.rank - b.rank)
    // Consonants alone agree by chance as well: only worth showing when little else was found.
    const better = found.filter((each) => each.rank < rank.bones)
    return better.length >= (isLatin(whole) ? ENOUGH : 1) ? better : found
  }

  return {
    search(query) {
      const found = certain(query)
      // A keyboard left on the other layout types nonsense; nonsense finds nothing, its reading may.
      const sure =
        found.length > 0 ? found : certain(otherLayout(query)).filter((each) => each.rank <= rank.inside)
      const items = sure.map((each) => each.item)
      if (items.length >= ENOUGH || sure.some((each) => each.rank < rank.bones)) return items
      return [...new Set([...items, ...typos(query, distance.typo).slice(0, MAX_TYPOS)])]
    },
    near: (query, limit) => typos(query, distance.near).slice(0, limit),
  }
}

function rankOf<T>(entry: Entry<T>, query: SearchKeys): number {
  const { name, nameEn, provider, providerEn } = entry
  if (name.plain === query.plain || nameEn.plain === query.plain) return rank.exact
  if (name.plain.startsWith(query.plain) || nameEn.plain.startsWith(query.plain)) return rank.prefix
  if (name.plain.includes(query.plain) || nameEn.plain.includes(query.plain)) return rank.inside
  if (soundsIn(name, query) || soundsIn(nameEn, query)) return rank.spoken
  if (provider.plain.includes(query.plain) || providerEn.plain.includes(query.plain)) return rank.provider
  if (sameBones(name, query) || sameBones(nameEn, query)) return rank.bones
  return soundsIn(provider, query) || sameBones(provider, query) ? rank.providerBones : rank.none
}

/** Each word may be in another place: a game's name and its provider's, in any order. */
function rankOfWords<T>(entry: Entry<T>, words: readonly SearchKeys[]): number {
  if (words.length < 2) return rank.none
  return Math.max(rank.inside, ...words.map((word) => rankOf(entry, word)))
}

const isLatin = (query: SearchKeys) => /^[a-z0-9]+$/.test(query.plain)

/** Latin letters without a vowel are nobody's way to write a Thai name. */
const isUnsaid = (query: SearchKeys) => isLatin(query) && !/[aeiou]/.test(query.plain)

/** Two sounds are too few to be found in the middle of a name. */
function soundsIn(name: SearchKeys, query: SearchKeys): boolean {
  if (query.spoken.length < 2 || isUnsaid(query)) return false
  return query.spoken.length === 2 ? name.spoken.startsWith(query.spoken) : name.spoken.includes(query.spoken)
}

/** And so are two consonants. */
function sameBones(name: SearchKeys, query: SearchKeys): boolean {
  if (query.bones.length < 2 || isUnsaid(query)) return false
  return query.bones.length === 2 ? name.bones.startsWith(query.bones) : name.bones.includes(query.bones)
}
