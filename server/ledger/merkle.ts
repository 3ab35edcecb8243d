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

/** The root that a leaf leads to. */
export const climb = (leaf: string, path: readonly Step[]): string =>
  path.reduce((at, { side, hash: beside }) => (side === 'left' ? join(beside, at) : join(at, beside)), leaf)
