/** Sets of visits, 32 to a word, and what those in one count: asked hundreds of thousands of times while parts are tried. */

/** How many words a set has. */
export const wordsOf = (visits: number): number => Math.ceil(visits / 32)

export function setOf(visits: readonly number[], words: number): Uint32Array {
  const set = new Uint32Array(words)
  for (const visit of visits) set[visit >> 5]! |= 1 << (visit & 31)
  return set
}

/** For each byte of a set, and each value of it, what its visits count. */
export function countsOf(weights: readonly number[]): Float64Array {
  return Float64Array.from({ length: wordsOf(weights.length) * 4 * 256 }, (_, at) => {
    const [first, value] = [Math.floor(at / 256) * 8, at % 256]
    return [0, 1, 2, 3, 4, 5, 6, 7]
      .filter((bit) => (value >> bit) & 1)
      .reduce((sum, bit) => sum + (weights[first + bit] ?? 0), 0)
  })
}

/** What the visits of the set at a place of `sets` count. */
export function counted(sets: Uint32Array, place: number, counts: Float64Array): number {
  const words = counts.length / 1024
  let sum = 0
  for (let word = 0; word < words; word++) {
    const set = sets[place * words + word]!
    const at = word * 1024
    sum +=
      counts[at + (set & 255)]! +
      counts[at + 256 + ((set >>> 8) & 255)]! +
      counts[at + 512 + ((set >>> 16) & 255)]! +
      counts[at + 768 + (set >>> 24)]!
  }
  return sum
}
