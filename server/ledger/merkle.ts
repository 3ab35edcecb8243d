/**
 * Merkle trees over journals, as RFC 6962 (2.1) builds them: a leaf and a node are hashed apart, so that neither is taken
 * for the other, and a tree of any size has one form.
 */
import { createHash } from 'node:crypto'

const hash = (...parts: readonly Buffer[]): Buffer => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest()
}

const LEAF = Buffer.from([0])
const NODE = Buffer.from([1])

/** The leaf of a journal: its id and the hash of its content. */
export const leafOf = (id: string, contentHash: string): string =>
  hash(LEAF, Buffer.from(`${id}:${contentHash}`)).toString('hex')

const join = (left: string, right: string): string =>
  hash(NODE, Buffer.from(left, 'hex'), Buffer.from(right, 'hex')).toString('hex')

/** The largest power of two below `size`. */
const split = (size: number): number => 2 ** Math.floor(Math.log2(size - 1))

/** Of no leaves, the hash of nothing. */
export function rootOf(leaves: readonly string[]): string {
  if (leaves.length === 0) return hash().toString('hex')
  if (leaves.length === 1) return leaves[0]!
  const middle = split(leaves.length)
  return join(rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)))
}

/** A step up: the hash beside, and on which side it stands. */
export interface Step {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** What leads from the leaf at `index` to the root, from the bottom up. */
export function pathOf(leaves: readonly string[], index: number): Step[] {
  if (leaves.length <= 1) return []
  const middle = split(leaves.length)
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)]
  return index < middle
    ? [...pathOf(left, index), { side: 'right', hash: rootOf(right) }]
    : [...pathOf(right, index - middle), { side: 'left', hash: rootOf(left) }]
}

/** A tree that grows leaf by leaf: how many there are, and its whole subtrees, the largest first. Small whatever its size. */
export interface Growing {
  readonly size: number
  readonly peaks: readonly string[]
}

/** With one leaf more. */
export function grown({ size, peaks }: Growing, leaf: string): Growing {
  const rest = [...peaks]
  let node = leaf
  for (let at = size; at % 2 === 1; at = (at - 1) / 2) node = join(rest.pop()!, node)
  return { size: size + 1, peaks: [...rest, node] }
}

/** The root of a tree, from its whole subtrees. */
export const rootOfPeaks = (peaks: readonly string[]): string =>
  peaks.length === 0 ? rootOf([]) : peaks.reduceRight((right, peak) => join(peak, right))

/** The root that a leaf leads to. */
export const climb = (leaf: string, path: readonly Step[]): string =>
  path.reduce((at, { side, hash: beside }) => (side === 'left' ? join(beside, at) : join(at, beside)), leaf)
