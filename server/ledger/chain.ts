/** What is hashed: a journal, a block of them, and the chain as it was before there were blocks (I9). */
import { hash } from 'node:crypto'

/** Lower-case hex of SHA-256. */
const sha256 = (content: string): string => hash('sha256', content, 'hex')

/** What is hashed of a journal. `salt` is null of one from before there were blocks. */
export interface Sealed {
  readonly id: string
  readonly key: string
  readonly kind: string
  readonly memo: string
  readonly at: number
  readonly reverses: string | null
  readonly salt: string | null
  readonly postings: readonly { accountId: string; amount: number; balanceAfter: number | null }[]
}

/** Stood before the first journal of the old chain. */
export const GENESIS = '0'.repeat(64)

const linesOf = ({ postings }: Pick<Sealed, 'postings'>) =>
  postings.map((line) => [line.accountId, line.amount, line.balanceAfter])

/** Over a fixed order of fields, as the chain was before blocks: covers the hash before it. */
export function hashInOldChain(prevHash: string, journal: Omit<Sealed, 'salt'>): string {
  const { id, key, kind, memo, at, reverses } = journal
  return sha256(JSON.stringify([prevHash, id, key, kind, memo, at, reverses, linesOf(journal)]))
}

/**
 * Of a journal's content, made before it is written: so without its id, which its block binds to it. The salt keeps who
 * sees a hash (a neighbour in a proof) from finding the content by guessing.
 */
export function hashContent({ salt, key, kind, memo, at, reverses, postings }: Omit<Sealed, 'id'>): string {
  return sha256(JSON.stringify(['journal', salt, key, kind, memo, at, reverses, linesOf({ postings })]))
}

/** What a block's hash covers. */
export interface BlockContent {
  readonly no: string
  readonly kind: string
  readonly firstSeq: string
  readonly lastSeq: string
  readonly root: string
  readonly sealedAt: number
  readonly upto: string
  readonly system: string
  /** Root of the history of all blocks before it; null of one from before there was a history. */
  readonly past: string | null
}

/** Covers the hash of the block before it, and with the history those of all before it. */
export function hashBlock(prevHash: string, block: BlockContent): string {
  const { no, kind, firstSeq, lastSeq, root, sealedAt, upto, system, past } = block
  const own = [no, kind, firstSeq, lastSeq, root, sealedAt, upto, system]
  return sha256(
    JSON.stringify(past === null ? ['block', prevHash, ...own] : ['block 2', prevHash, past, ...own]),
  )
}

/** Stands before the first block: the end of the old chain, which it seals with it. */
export const beforeBlocks = ({ journalId, hash }: { journalId: string; hash: string }): string =>
  sha256(JSON.stringify(['before blocks', journalId, hash]))
