/** Proofs that a movement of the member's money is in the ledger's chain. Additions of ours; docs/ledger.md, decision 071. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { id, int } from './wire.ts'

/** How a proof is checked; a page checks those that it knows. */
export const LEDGER_PROOF_RULES = 'lp1'

/** Lower-case hexadecimal of a SHA-256. */
const hash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A step up a tree: the hash beside, and on which side it stands. */
const step = z.object({ side: z.enum(['left', 'right']), hash: hash() })

/** Numbers of blocks and places are text: they are hashed as such. */
const block = z.object({
  no: id(),
  kind: z.string(),
  first_seq: id(),
  last_seq: id(),
  root: hash(),
  /** Epoch ms (UTC), as it was hashed. */
  sealed_at: int(),
  upto: id(),
  system: z.string(),
  /** Root of the tree over all blocks before it; null of one from before there was such a tree. */
  past: z.nullable(hash()),
  prev_hash: hash(),
})

/**
 * Everything that is needed to compute from one journal to a head of the chain. As it was hashed: amounts in satang, moments
 * in epoch ms (UTC). A wrong part fails the call: a proof with a hole proves nothing.
 */
export const ledgerProof = z.object({
  rule_version: z.string(),
  journal: z.object({
    id: id(),
    key: z.string(),
    kind: z.string(),
    memo: z.string(),
    at: int(),
    reverses: z.nullable(id()),
    salt: z.nullable(z.string()),
    postings: z.array(z.object({ account: z.string(), amount: int(), balance_after: z.nullable(int()) })),
  }),
  /** From the journal to the root of its block. */
  path: z.array(step),
  /** The journal's block first, the head last. */
  blocks: z.array(block).check(z.minLength(1)),
  /** From the first block into `past` of the second; null where the second follows the first. */
  history: z.nullable(z.array(step)),
  /** Whose key signed the head's hash (Ed25519, base64); null where none is configured. */
  signed: z.nullable(z.object({ key_id: z.string(), signature: z.string() })),
  /** From the block that was asked about into `past` of the head; null where there is no such way. */
  seen: z.nullable(z.object({ no: id(), path: z.array(step) })),
})

/** As it is kept in a file, too. */
export type LedgerProof = z.output<typeof ledgerProof>

/**
 * 404 for a movement that is not the member's, and for one in which somebody else's wallet took part. `proof` is null
 * while the journal waits for its block (`waiting`, a second usually) and for one from before there were blocks (`older`).
 */
export const getLedgerProof = endpoint({
  name: 'statement.proof',
  method: 'GET',
  path: '/api/member/statement/proof',
  onError: 'part',
  origin: 'extension',
  mayMiss: true,
  summary: 'The proof that a movement of the member is in the sealed chain of the ledger.',
  request: z.object({
    /** Of a line of the statement, or of a bill: the journal that took its stake. */
    line_id: z.optional(id()),
    bill_id: z.optional(id()),
    /** Ends in this block rather than in the newest, where it is not before the journal's. */
    head_no: z.optional(id()),
    /** A block that was the head once: whether it still is in the chain. */
    seen_no: z.optional(id()),
  }),
  response: z.object({
    state: z.enum(['sealed', 'waiting', 'older']),
    /** Accounts of the member's wallets, as postings name them. */
    accounts: z.array(z.object({ account: z.string(), wallet_name: z.string() })),
    proof: z.nullable(ledgerProof),
  }),
})

/** 404 while nothing is sealed. For whoever keeps heads: what was the head once must stay in the chain. */
export const getLedgerHead = endpoint({
  name: 'statement.head',
  method: 'GET',
  path: '/api/ledger/head',
  auth: 'none',
  onError: 'part',
  origin: 'extension',
  mayMiss: true,
  summary: "The newest sealed block of the ledger's chain, to be kept by anybody.",
  response: z.object({
    no: id(),
    hash: hash(),
    /** Epoch ms (UTC). */
    sealed_at: int(),
    signed: z.nullable(z.object({ key_id: z.string(), signature: z.string() })),
  }),
})
