/**
 * Parts that were made by joining, made better: joining never takes back what it did, and one module more leads it another way. A
 * piece goes where all visits together fetch least, and two parts become one where that costs less. Once each: a second round gained
 * a thousandth, and took as long again.
 */

import { counted, countsOf, setOf, wordsOf } from './visit-sets.ts'

/** Modules that the same visits need: never parted. */
export interface Piece {
  /** Bytes of source, packed. */
  readonly size: number
  /** Places in the list of visits. */
  readonly visits: readonly number[]
  /** Places of the pieces that it imports. */
  readonly imports: readonly number[]
}

export interface Prices {
  /** How much each visit's bytes count. */
  readonly weights: readonly number[]
  /** How much each visit's requests count. */
  readonly asks: readonly number[]
  /** What a request costs, in the same bytes. */
  readonly request: number
  /** Bytes under which a part should not be, if a visit of these loads it by itself. */
  readonly small: number
  readonly byThemselves: readonly boolean[]
}

/** How many parts may become two. */
const SPLITS = 60

/** What a part that is too small costs, in requests of a visit that counts 1. */
const TOO_SMALL = 20

/**
 * The part of each piece, of those that came in `start`. Parts import each other in no circle if they did not before; the same pieces are
 * always parted alike.
 */
export function refinedParts(
  pieces: readonly Piece[],
  start: readonly number[],
  prices: Prices,
): readonly number[] {
  // Some places are empty: a piece may become a part of its own, and a part two.
  const places = new Places(pieces, start, prices, Math.max(...start) + 2 + SPLITS)
  const order = pieces
    .map((_, piece) => piece)
    .sort((a, b) => places.weightOf(b) * pieces[b]!.size - places.weightOf(a) * pieces[a]!.size)
  let cost = places.cost()
  for (const piece of order) cost = places.moveToBest(piece, cost)
  places.joinAll(places.splitAll(cost))
  return places.partOf
}

/** Which piece lies in which part, and what follows from it. */
class Places {
  readonly partOf: number[]
  readonly #pieces: readonly Piece[]
  readonly #importers: number[][]
  readonly #prices: Prices
  readonly #parts: number
  readonly #words: number
  /** For each byte of a set of visits, and each value of it, what its visits count: by their bytes, and by their requests. */
  readonly #counts: Float64Array
  readonly #asks: Float64Array
  readonly #needs: readonly Uint32Array[]
  readonly #byThemselves: Uint32Array
  readonly #members: Set<number>[]
  readonly #sizes: Float64Array
  /** How many imports lead from a part to another. */
  readonly #edges: Int32Array
  /** Who needs something of a part. */
  readonly #neededBy: Uint32Array
  /** Who loads a part as the parts are, and as they are tried. */
  readonly #loads: Uint32Array
  readonly #tried: Uint32Array
  /** What a part imports, worked out anew for each cost. */
  readonly #next: number[][]

  constructor(pieces: readonly Piece[], start: readonly number[], prices: Prices, parts: number) {
    this.#pieces = pieces
    this.#prices = prices
    this.#parts = parts
    this.partOf = [...start]
    this.#words = wordsOf(prices.weights.length)
    this.#counts = countsOf(prices.weights)
    this.#asks = countsOf(prices.asks)
    this.#needs = pieces.map(({ visits }) => setOf(visits, this.#words))
    this.#byThemselves = setOf(
      prices.byThemselves.flatMap((own, visit) => (own ? [visit] : [])),
      this.#words,
    )
    this.#importers = pieces.map(() => [])
    pieces.forEach(({ imports }, piece) => imports.forEach((to) => this.#importers[to]!.push(piece)))
    this.#members = Array.from({ length: parts }, () => new Set())
    this.#sizes = new Float64Array(parts)
    this.#edges = new Int32Array(parts * parts)
    this.#neededBy = new Uint32Array(parts * this.#words)
    this.#loads = new Uint32Array(parts * this.#words)
    this.#tried = new Uint32Array(parts * this.#words)
    this.#next = Array.from({ length: parts }, () => [])
    this.partOf.forEach((part, piece) => {
      this.#members[part]!.add(piece)
      this.#sizes[part]! += pieces[piece]!.size
      for (const to of pieces[piece]!.imports) this.#edges[part * parts + this.partOf[to]!]! += 1
    })
    for (let part = 0; part < parts; part++) this.#readNeeds(part)
  }

  #readNeeds(part: number): void {
    this.#neededBy.fill(0, part * this.#words, (part + 1) * this.#words)
    for (const piece of this.#members[part]!) this.#addNeeds(piece, part)
  }

  #addNeeds(piece: number, part: number): void {
    const needs = this.#needs[piece]!
    for (let word = 0; word < this.#words; word++) this.#neededBy[part * this.#words + word]! |= needs[word]!
  }

  weightOf(piece: number): number {
    return this.#pieces[piece]!.visits.reduce((sum, visit) => sum + this.#prices.weights[visit]!, 0)
  }

  #put(piece: number, part: number): void {
    const from = this.partOf[piece]!
    const { size, imports } = this.#pieces[piece]!
    const count = (sign: 1 | -1) => {
      const own = this.partOf[piece]!
      for (const to of imports) this.#edges[own * this.#parts + this.partOf[to]!]! += sign
      for (const by of this.#importers[piece]!)
        if (by !== piece) this.#edges[this.partOf[by]! * this.#parts + own]! += sign
    }
    count(-1)
    this.#members[from]!.delete(piece)
    this.#sizes[from]! -= size
    this.partOf[piece] = part
    this.#members[part]!.add(piece)
    this.#sizes[part]! += size
    this.#readNeeds(from)
    this.#addNeeds(piece, part)
    count(1)
  }

  /** Where it costs least, its own part among them. */
  moveToBest(piece: number, best: number): number {
    const own = this.partOf[piece]!
    const saved = this.#mostSaved(piece)
    let [to, least] = [own, best]
    let empty = this.#members[own]!.size === 1
    for (let part = 0; part < this.#parts; part++) {
      const isEmpty = this.#members[part]!.size === 0
      if (part === own || (isEmpty && empty) || this.#grown(piece, part) >= saved) continue
      empty ||= isEmpty
      this.#put(piece, part)
      const cost = this.#cost(this.#tried)
      if (cost < least - 1) [to, least] = [part, cost]
      this.#put(piece, own)
    }
    if (to !== own) this.#put(piece, to)
    return this.cost()
  }

  /** About what the visits save at most that load its part, and what that imports, for nothing but this piece: further imports are not followed. */
  #mostSaved(piece: number): number {
    const own = this.partOf[piece]!
    const { request } = this.#prices
    const { size } = this.#pieces[piece]!
    const left = new Uint32Array(this.#words)
    for (const other of this.#members[own]!)
      if (other !== piece) this.#needs[other]!.forEach((word, n) => (left[n]! |= word))
    const inVain = (part: number, bytes: number, needed: Uint32Array, at: number) =>
      bytes * (counted(this.#loads, part, this.#counts) - counted(needed, at, this.#counts)) +
      request * (counted(this.#loads, part, this.#asks) - counted(needed, at, this.#asks))
    const dragged = this.#next[own]!.reduce(
      (sum, to) => sum + inVain(to, this.#sizes[to]!, this.#neededBy, to),
      0,
    )
    return (
      size * counted(this.#loads, own, this.#counts) +
      inVain(own, this.#sizes[own]! - size, left, 0) +
      dragged
    )
  }

  /** About what visits load more if it goes there. */
  #grown(piece: number, part: number): number {
    const { request } = this.#prices
    const needs = this.#needs[piece]!
    const at = part * this.#words
    const isEmpty = this.#members[part]!.size === 0
    const joined = needs.map((word, n) => (isEmpty ? word : word | this.#loads[at + n]!))
    const more = (counts: Float64Array) =>
      counted(joined, 0, counts) - (isEmpty ? 0 : counted(this.#loads, part, counts))
    return (
      this.#pieces[piece]!.size * counted(joined, 0, this.#counts) +
      this.#sizes[part]! * more(this.#counts) +
      request * more(this.#asks)
    )
  }

  /** A part becomes two wherever that costs less: what one visit needs of it, and the rest. Piece by piece nothing is gained before the last. */
  splitAll(best: number): number {
    let least = best
    for (let part = 0; part < this.#parts; part++)
      for (let split = this.#bestSplit(part, least); split; split = this.#bestSplit(part, least)) {
        split.needed.forEach((piece) => this.#put(piece, split.to))
        least = this.cost()
      }
    return least
  }

  #bestSplit(part: number, best: number): { needed: readonly number[]; to: number } | null {
    const to = this.#members.findIndex(({ size }) => size === 0)
    let [found, least]: [readonly number[] | null, number] = [null, best]
    for (let visit = 0; to >= 0 && visit < this.#prices.weights.length; visit++) {
      const [word, bit] = [visit >> 5, 1 << (visit & 31)]
      const needed = [...this.#members[part]!].filter((piece) => this.#needs[piece]![word]! & bit)
      if (needed.length === 0 || needed.length === this.#members[part]!.size) continue
      needed.forEach((piece) => this.#put(piece, to))
      const cost = this.#cost(this.#tried)
      if (cost < least - 1) [found, least] = [needed, cost]
      needed.forEach((piece) => this.#put(piece, part))
    }
    return found && { needed: found, to }
  }

  /** Two parts become one wherever that costs less. */
  joinAll(best: number): number {
    let least = best
    for (let a = 0; a < this.#parts; a++)
      for (let b = a + 1; b < this.#parts; b++) {
        const moved = [...this.#members[b]!]
        if (this.#members[a]!.size === 0 || moved.length === 0) continue
        moved.forEach((piece) => this.#put(piece, a))
        const cost = this.#cost(this.#tried)
        if (cost < least - 1) least = this.cost()
        else moved.forEach((piece) => this.#put(piece, b))
      }
    return least
  }

  /** Bytes and requests of all visits as the parts are now, by their weights; without end where parts import each other in a circle. */
  cost(): number {
    return this.#cost(this.#loads)
  }

  /** The same; who loads what is written there. */
  #cost(loads: Uint32Array): number {
    const order = this.#sorted()
    if (!order) return Infinity
    loads.set(this.#neededBy)
    let sum = 0
    for (const part of order) {
      sum += this.#price(loads, part)
      // Who loads a part loads what it imports.
      const at = part * this.#words
      for (const to of this.#next[part]!)
        for (let word = 0; word < this.#words; word++) loads[to * this.#words + word]! |= loads[at + word]!
    }
    return sum
  }

  #price(loads: Uint32Array, part: number): number {
    const { request, small } = this.#prices
    const size = this.#sizes[part]!
    const cost = counted(loads, part, this.#counts) * size + counted(loads, part, this.#asks) * request
    if (size >= small) return cost
    const own = this.#byThemselves.some((word, n) => (word & loads[part * this.#words + n]!) !== 0)
    return own ? cost + TOO_SMALL * request : cost
  }

  /** The parts that hold something, each before what it imports; null where they make a circle. What a part imports is told anew. */
  #sorted(): number[] | null {
    const [parts, edges, members] = [this.#parts, this.#edges, this.#members]
    const state = new Uint8Array(parts)
    const behind: number[] = []
    const visit = (part: number): boolean => {
      state[part] = 1
      const next: number[] = []
      this.#next[part] = next
      for (let to = 0, edge = part * parts; to < parts; to++, edge++) {
        if (edges[edge] === 0 || to === part) continue
        next.push(to)
        if (state[to] !== 2 && (state[to] === 1 || !visit(to))) return false
      }
      state[part] = 2
      behind.push(part)
      return true
    }
    for (let part = 0; part < parts; part++)
      if (members[part]!.size > 0 && state[part] === 0 && !visit(part)) return null
    return behind.reverse()
  }
}
