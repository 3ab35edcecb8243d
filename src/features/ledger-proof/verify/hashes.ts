/**
 * What a proof's parts hash to, computed in the browser (docs/ledger.md). The server computes the same (server/ledger/chain.ts,
 * merkle.ts), and so does the program that stands alone (scripts/ledger-proof/check.ts). Lower-case hexadecimal throughout.
 */
import type { LedgerProof } from '#contracts/ledger-proof.ts'

type Step = LedgerProof['path'][number]
type Block = LedgerProof['blocks'][number]

const utf8 = new TextEncoder()
const LEAF = 0
const NODE = 1

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

const sha256 = async (bytes: Iterable<number>): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))

const hashOfText = (value: unknown): Promise<string> => sha256(utf8.encode(JSON.stringify(value)))

/** Of a journal's content; its id is bound to it by its leaf. */
const contentOf = ({
  salt,
  key,
  kind,
  memo,
  at,
  reverses,
  postings,
}: LedgerProof['journal']): Promise<string> =>
  hashOfText([
    'journal',
    salt,
    key,
    kind,
    memo,
    at,
    reverses,
    postings.map(({ account, amount, balance_after }) => [account, amount, balance_after]),
  ])

/** The leaf of a tree: a journal or a block under its number. */
export const leafOf = (no: string, hash: string): Promise<string> =>
  sha256([LEAF, ...utf8.encode(`${no}:${hash}`)])

export const leafOfJournal = async (journal: LedgerProof['journal']): Promise<string> =>
  leafOf(journal.id, await contentOf(journal))

/** The root that a leaf leads to. */
export async function climb(leaf: string, steps: readonly Step[]): Promise<string> {
  let at = leaf
  for (const { side, hash } of steps)
    at = await sha256([NODE, ...fromHex(side === 'left' ? hash + at : at + hash)])
  return at
}

/** Covers the block before it, and with `past` all before that. */
export const hashOfBlock = (block: Block): Promise<string> => {
  const { no, kind, first_seq, last_seq, root, sealed_at, upto, system, past, prev_hash } = block
  const own = [no, kind, first_seq, last_seq, root, sealed_at, upto, system]
  return hashOfText(past === null ? ['block', prev_hash, ...own] : ['block 2', prev_hash, past, ...own])
}
