/**
 * What several pages share, parted by who loads it: modules that the same visits need make a part, and two parts become
 * one where a request saved is worth more than the bytes that some visits then load in vain. What is joined is then made better
 * (refined-parts.ts).
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { root as project } from '../../lib/paths.mjs'
import { type GetModule, moduleGraph } from './module-graph.ts'
import { refinedParts } from './refined-parts.ts'

/** Something that is loaded when it is needed: a page, a dialog, LIFF's start. */
export interface Visit {
  /** Entries that come together: the page, and what every page loads by itself. */
  readonly entries: readonly string[]
  /** How much its bytes and requests count, beside others'; from 1 on it comes by itself. */
  readonly weight: number
  /** It counts the more, the more it needs: the heaviest page is the one to make light. */
  readonly byNeed?: true
  /** The entry that is a chunk of its own: the bundler (1.2.19) loses a namespace that is asked for as a whole where others are in it. */
  readonly alone?: string
}

interface Part {
  readonly modules: Set<string>
  /** Places in the list of visits. */
  readonly visits: Set<number>
  /** Bytes of source when packed, before anything is left out or made small. */
  size: number
  /** Never joined with another. */
  readonly alone: boolean
}

/** What a request costs, in bytes of source when packed (some 1.5 kB of what a visitor fetches), and the most that those of a visit count: its bytes may count more. */
const [REQUEST, MOST_ASKED] = [3_500, 40]

/** A part of fewer packed bytes is not worth a request of its own, whoever loads it in vain: some 0.7 kB of what is fetched. */
const SMALL = 1_500

/** A byte of a style sheet beside one of a script: less of it goes when it is made small, and the first paint waits for it. */
const STYLE = 1.5

/** How fast a visit counts more with what it needs: to this power of its share of the mean. */
const BY_NEED = 5

/**
 * The part of each module that two visits or more share, by its name; what the roots bring by themselves is in none.
 * `visitsOf` tells the visits among all the entries that are imported when they are needed.
 */
export function sharedParts(
  roots: readonly string[],
  visitsOf: (entries: readonly string[]) => readonly Visit[],
  given: GetModule,
  /** What is never put beside anything else. */
  apart: (id: string) => boolean = () => false,
): Map<string, string> {
  const get = once(given)
  const sizeOf = once((id) => size(id, get))
  const graph = moduleGraph(get)
  const first = new Set(roots.flatMap((root) => [...graph.reached(root)]))
  const visits = visitsOf(lazyEntries(roots, graph.reached, get))
  const needed = visits.map(({ entries }) => new Set(entries.flatMap((entry) => [...graph.reached(entry)])))
  const alike = new Map<string, Part>()
  for (const id of new Set(needed.flatMap((ids) => [...ids]))) {
    if (first.has(id)) continue
    const by = needed.flatMap((ids, visit) => (ids.has(id) ? [visit] : []))
    const page = visits.some((visit) => visit.alone === id)
    const alone = page || apart(id)
    const key = page ? id : alone ? `apart ${by.join()}` : by.join()
    const part = alike.get(key) ?? { modules: new Set(), visits: new Set(by), size: 0, alone }
    alike.set(key, part)
    part.modules.add(id)
    part.size += sizeOf(id)
  }
  const pieces = [...alike.values()].map(({ modules, visits: by, size: bytes, alone }) => ({
    modules: [...modules],
    visits: [...by],
    size: bytes,
    alone,
  }))
  const sizes = needed.map((ids) => [...ids].reduce((sum, id) => (first.has(id) ? sum : sum + sizeOf(id)), 0))
  const weights = weighed(visits, sizes)
  const joined = merged([...alike.values()], weights, graph.importsOf).filter(
    (part) => part.visits.size > 1 && !part.alone,
  )
  return joined.length === 0 ? new Map() : refined(pieces, joined, weights, graph.importsOf)
}

interface Modules {
  readonly modules: readonly string[]
  readonly visits: readonly number[]
  readonly size: number
}

/** The joined parts, once their pieces have been moved; by name of a module. */
function refined(
  all: readonly Modules[],
  joined: readonly Part[],
  weights: readonly Weighed[],
  importsOf: ImportsOf,
): Map<string, string> {
  const partOf = new Map(
    joined.flatMap(({ modules }, n) => [...modules].map((id): [string, number] => [id, n])),
  )
  const pieces = all.filter(({ modules }) => partOf.has(modules[0]!))
  const pieceOf = new Map(pieces.flatMap(({ modules }, n) => modules.map((id): [string, number] => [id, n])))
  const importsOfPiece = (modules: readonly string[], own: number) =>
    new Set(
      modules
        .flatMap((id) => importsOf(id).flatMap((to) => pieceOf.get(to) ?? []))
        .filter((to) => to !== own),
    )
  const better = refinedParts(
    pieces.map(({ modules, visits, size: bytes }, n) => ({
      size: bytes,
      visits,
      imports: [...importsOfPiece(modules, n)],
    })),
    pieces.map(({ modules }) => partOf.get(modules[0]!)!),
    {
      weights: weights.map(({ weight }) => weight),
      asks: weights.map(({ asks }) => asks),
      byThemselves: weights.map(({ comesByItself }) => comesByItself),
      request: REQUEST,
      small: SMALL,
    },
  )
  return new Map(
    pieces.flatMap(({ modules }, n) => modules.map((id): [string, string] => [id, `s${better[n]!}`])),
  )
}

/**
 * Bytes of what a module brings, packed: sayings in Thai, code and styles do not pack alike, and letters said too little of some by a third. Of a style sheet its own, not those of the few names that its script gives. What a module imports is named by whole
 * paths: where the project lies is left out.
 */
const size = (id: string, get: GetModule): number =>
  id.endsWith('.css')
    ? STYLE * packed(readFileSync(id, 'utf8'))
    : packed(get(id)?.code?.replaceAll(project, '') ?? '')

const packed = (text: string): number =>
  text === ''
    ? 0
    : brotliCompressSync(text.replace(/\/\*[^]*?\*\//g, ''), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
      }).length

/** Asks once for each name: the bundler puts a module together anew each time it is asked for it. */
function once<Answer>(ask: (id: string) => Answer): (id: string) => Answer {
  const known = new Map<string, Answer>()
  return (id) => {
    if (!known.has(id)) known.set(id, ask(id))
    return known.get(id)!
  }
}

/** How a visit counts while parts are joined. */
interface Weighed {
  /** By its bytes. */
  readonly weight: number
  /** By its requests: what an address begins with is one file (decision 125), so parts are asked for only where a page is gone to from another. */
  readonly asks: number
  readonly comesByItself: boolean
}

function weighed(visits: readonly Visit[], sizes: readonly number[]): Weighed[] {
  const compared = visits.flatMap(({ byNeed }, visit) => (byNeed ? [sizes[visit]!] : []))
  const mean = compared.reduce((sum, size) => sum + size, 0) / compared.length
  return visits.map(({ weight, byNeed }, visit) => ({
    weight: byNeed ? weight * (sizes[visit]! / mean) ** BY_NEED : weight,
    asks: Math.min(weight, MOST_ASKED),
    comesByItself: weight >= 1,
  }))
}

/** Whatever is imported when it is needed, however far from the roots. */
function lazyEntries(
  roots: readonly string[],
  reached: (entry: string) => ReadonlySet<string>,
  get: GetModule,
): string[] {
  const entries = new Set(roots)
  for (const entry of entries)
    for (const id of reached(entry)) get(id)?.dynamicallyImportedIds.forEach((lazy) => entries.add(lazy))
  return [...entries].filter((entry) => !roots.includes(entry))
}

type ImportsOf = (id: string) => readonly string[]

/** The best pair first, until no pair gains. Two parts with a third between them stay two: chunks make no circle. */
function merged(parts: readonly Part[], visits: readonly Weighed[], importsOf: ImportsOf): Part[] {
  const left = new Set(parts)
  const owner = new Map(parts.flatMap((part) => [...part.modules].map((id): [string, Part] => [id, part])))
  /** What a part imports, until two are joined. */
  const next = new Map<Part, ReadonlySet<Part>>()
  const nextOf = (part: Part): ReadonlySet<Part> => {
    const known = next.get(part)
    if (known) return known
    const found = new Set(
      [...part.modules].flatMap((id) => importsOf(id).flatMap((to) => owner.get(to) ?? [])),
    )
    next.set(part, found)
    return found
  }
  const leadsRound = (from: Part, to: Part): boolean => {
    const seen = new Set([from, ...nextOf(from)])
    seen.delete(to)
    for (const part of seen) {
      if (part === from) continue
      if (nextOf(part).has(to)) return true
      nextOf(part).forEach((one) => seen.add(one))
    }
    return false
  }
  const gain = (a: Part, b: Part): number => {
    let sum = 0
    for (const visit of a.visits)
      sum += b.visits.has(visit) ? visits[visit]!.asks * REQUEST : -visits[visit]!.weight * b.size
    for (const visit of b.visits) if (!a.visits.has(visit)) sum -= visits[visit]!.weight * a.size
    return sum
  }
  /** What a part imports, however far. */
  const behind = (part: Part): ReadonlySet<Part> => {
    const seen = new Set(nextOf(part))
    for (const one of seen) nextOf(one).forEach((further) => seen.add(further))
    return seen
  }
  /** What those who load `a` would load because `b` imports it, and do not load yet. */
  const inVain = (a: Part, b: Part): number => {
    const dragged = [...behind(b)].filter((part) => part !== a && part !== b)
    let sum = 0
    for (const visit of a.visits)
      if (!b.visits.has(visit))
        for (const part of dragged) if (!part.visits.has(visit)) sum += visits[visit]!.weight * part.size
    return sum
  }
  const pairsWith = (a: Part, others: readonly Part[]) =>
    a.alone
      ? []
      : others
          .filter((b) => !b.alone)
          .map((b) => ({ a, b, gain: gain(a, b) }))
          .filter((pair) => pair.gain > 0)

  /** `b` goes into `a`; the parts that others load more of since then. */
  const join = (a: Part, b: Part): Set<Part> => {
    next.clear()
    for (const id of b.modules) {
      owner.set(id, a)
      a.modules.add(id)
    }
    b.visits.forEach((visit) => a.visits.add(visit))
    a.size += b.size
    left.delete(b)
    const changed = new Set([a])
    for (const part of behind(a)) {
      const before = part.visits.size
      a.visits.forEach((visit) => part.visits.add(visit))
      if (part.visits.size > before) changed.add(part)
    }
    return changed
  }
  const apart = (a: Part, b: Part) => leadsRound(a, b) || leadsRound(b, a)

  type Pair = ReturnType<typeof pairsWith>[number]
  /** The best one last; of those that gain alike the one that was found first. */
  const byGain = (pairs: readonly Pair[]) => pairs.toReversed().sort((one, other) => one.gain - other.gain)

  let pairs = byGain(parts.flatMap((part, index) => pairsWith(part, parts.slice(index + 1))))
  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const { a, b } = best
    if (apart(a, b) || best.gain <= inVain(a, b) + inVain(b, a)) continue
    const changed = join(a, b)
    const old = pairs.filter((pair) => ![pair.a, pair.b].some((part) => part === b || changed.has(part)))
    const others = new Set(left)
    const found = [...changed].flatMap((part) => {
      others.delete(part)
      return pairsWith(part, [...others])
    })
    pairs = byGain([...old.reverse(), ...found])
  }

  const isShared = (part: Part) => !part.alone && part.visits.size > 1
  const comesByItself = (part: Part) => [...part.visits].some((visit) => visits[visit]!.comesByItself)
  const small = (): Part | undefined =>
    [...left].find((part) => isShared(part) && part.size < SMALL && comesByItself(part) && !kept.has(part))
  /** Small, and with no other to go to. */
  const kept = new Set<Part>()
  for (let part = small(); part; part = small()) {
    const one = part
    const [best] = [...left]
      .filter((other) => other !== one && isShared(other) && !apart(one, other))
      .map((other) => ({ other, loss: inVain(one, other) + inVain(other, one) - gain(one, other) }))
      .sort((a, b) => a.loss - b.loss)
    if (best) join(best.other, one)
    else kept.add(one)
  }
  return [...left]
}
