/**
 * The rules of an inclusion proof (`lp1`), written down a second time on purpose: nothing here is the server's or the site's.
 * SHA-256 in lower-case hex; a leaf of a tree begins with a zero byte, a node with a one; a block covers the hash before it
 * and the root of the tree over all blocks before it.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'

interface Line {
  readonly account: string
  readonly amount: number
  readonly balance_after: number | null
}

interface Step {
  readonly side: 'left' | 'right'
  readonly hash: string
}

interface Block {
  readonly no: string
  readonly kind: string
  readonly first_seq: string
  readonly last_seq: string
  readonly root: string
  readonly sealed_at: number
  readonly upto: string
  readonly system: string
  readonly past: string | null
  readonly prev_hash: string
}

/** As the file holds it. */
export interface ProofFile {
  readonly rule_version: string
  readonly journal: {
    readonly id: string
    readonly key: string
    readonly kind: string
    readonly memo: string
    readonly at: number
    readonly reverses: string | null
    readonly salt: string | null
    readonly postings: readonly Line[]
  }
  readonly path: readonly Step[]
  readonly blocks: readonly Block[]
  readonly history: readonly Step[] | null
  readonly signed: { readonly key_id: string; readonly signature: string } | null
}

/** What a proof leads to: a block that is the head of everything before it. */
export interface Head {
  readonly no: string
  readonly hash: string
}

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const bytes = (hex: string) => Buffer.from(hex, 'hex')
const leaf = (text: string) => sha256(Buffer.from([0]), text)
const node = (left: string, right: string) => sha256(Buffer.from([1]), bytes(left), bytes(right))

const climb = (from: string, steps: readonly Step[]): string =>
  steps.reduce((at, { side, hash }) => (side === 'left' ? node(hash, at) : node(at, hash)), from)

function hashOf(block: Block): string {
  const { no, kind, first_seq, last_seq, root, sealed_at, upto, system, past, prev_hash } = block
  const own = [no, kind, first_seq, last_seq, root, sealed_at, upto, system]
  return sha256(
    JSON.stringify(past === null ? ['block', prev_hash, ...own] : ['block 2', prev_hash, past, ...own]),
  )
}

function isInBlock({ journal, path, blocks }: ProofFile): boolean {
  const { id, salt, key, kind, memo, at, reverses, postings } = journal
  const lines = postings.map((line) => [line.account, line.amount, line.balance_after])
  const content = sha256(JSON.stringify(['journal', salt, key, kind, memo, at, reverses, lines]))
  return climb(leaf(`${id}:${content}`), path) === blocks[0]?.root
}

/** The head that the proof leads to; null where it is by other rules, or where it does not hold. */
export function headOf(proof: ProofFile): Head | null {
  const [own, ...later] = proof.blocks
  if (proof.rule_version !== 'lp1' || !own || !isInBlock(proof)) return null
  let head: Head = { no: own.no, hash: hashOf(own) }
  for (const [index, block] of later.entries()) {
    const bridge = index === 0 ? proof.history : null
    const follows = bridge
      ? climb(leaf(`${head.no}:${head.hash}`), bridge) === block.past
      : block.prev_hash === head.hash
    if (!follows) return null
    head = { no: block.no, hash: hashOf(block) }
  }
  return head
}

/** Whether the head bears the signature of that public key (PEM, Ed25519). */
export function isSignedBy(head: Head, { signed }: ProofFile, publicKey: string): boolean {
  if (!signed) return false
  return verify(null, bytes(head.hash), createPublicKey(publicKey), Buffer.from(signed.signature, 'base64'))
}
