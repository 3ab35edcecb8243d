/** Computes from a journal to the head of the chain, and says which steps hold (docs/ledger.md, decision 071). */
import { LEDGER_PROOF_RULES, type LedgerProof } from '#contracts/ledger-proof.ts'
import type { LedgerHead } from '#src/stores/witness/ledger-heads.ts'
import { climb, hashOfBlock, leafOf, leafOfJournal } from './hashes.ts'

/** What the screen says of the movement, of which the proof must be. Satang, epoch ms (UTC). */
export interface Claim {
  /** The journal, where the screen knows it. */
  readonly journalId: string | null
  /** The number for people that it bears, where the screen knows it. */
  readonly memo: string | null
  readonly amount: number
  readonly balance: number | null
  readonly at: number
}

/** What is checked, and against what. */
export interface Evidence {
  readonly proof: LedgerProof
  /** Accounts of the member that are in it. */
  readonly accounts: readonly string[]
  readonly claim: Claim
  /** A head that this device saw before; null where it saw none. One of the two at a time: a proof leads back to one. */
  readonly seen: LedgerHead | null
  /** A head that the member got from somewhere else; null where there is none. */
  readonly published: LedgerHead | null
}

interface Computed extends Evidence {
  readonly head: LedgerHead
  /** Of every block, in their order. */
  readonly hashes: readonly string[]
}

const rules = ({ proof }: Computed): boolean => proof.rule_version === LEDGER_PROOF_RULES

/** The journal says what the screen said: this much, then, for one of these wallets, and it sums to zero. */
function line({ proof: { journal }, accounts, claim }: Computed): boolean {
  const own = journal.postings.filter(({ account }) => accounts.includes(account))
  const sum = journal.postings.reduce((total, { amount }) => total + amount, 0)
  return (
    sum === 0 &&
    journal.at === claim.at &&
    (claim.journalId === null || claim.journalId === journal.id) &&
    (claim.memo === null || claim.memo === journal.memo) &&
    own.some(
      ({ amount, balance_after: after }) =>
        amount === claim.amount && (claim.balance === null || claim.balance === after),
    )
  )
}

const block = async ({ proof: { journal, path, blocks } }: Computed): Promise<boolean> =>
  (await climb(await leafOfJournal(journal), path)) === blocks[0]!.root

/** Each block leads to the next: over the tree of all that was before it, or as the one right before it. */
async function chain({ proof: { blocks, history }, hashes }: Computed): Promise<boolean> {
  for (const [index, { past, prev_hash }] of blocks.slice(1).entries()) {
    const before = hashes[index]!
    const isBridge = index === 0 && history !== null
    const led = isBridge ? await climb(await leafOf(blocks[0]!.no, before), history) : before
    if (led !== (isBridge ? past : prev_hash)) return false
  }
  return true
}

/** A head of before: it is this one, or this one leads back to it. */
async function isBefore({ proof, head }: Computed, kept: LedgerHead): Promise<boolean> {
  if (kept.no === head.no) return kept.hash === head.hash
  const own = proof.seen
  if (!own || own.no !== kept.no) return false
  return (await climb(await leafOf(kept.no, kept.hash), own.path)) === proof.blocks.at(-1)!.past
}

const seen = (computed: Computed) => computed.seen === null || isBefore(computed, computed.seen)
const published = (computed: Computed) =>
  computed.published === null || isBefore(computed, computed.published)

/** In the order they are shown. */
const checks = { rules, line, block, chain, seen, published } satisfies Record<
  string,
  (computed: Computed) => boolean | Promise<boolean>
>
export type CheckName = keyof typeof checks

export interface Verdict {
  readonly passed: boolean
  readonly steps: readonly { readonly name: CheckName; readonly passed: boolean }[]
  /** That the proof leads to. */
  readonly head: LedgerHead
}

/** Those that have nothing to be held against are not made. */
const isDue = (name: CheckName, evidence: Evidence): boolean =>
  !(name === 'seen' && evidence.seen === null) && !(name === 'published' && evidence.published === null)

export async function verify(evidence: Evidence): Promise<Verdict> {
  const { blocks } = evidence.proof
  const hashes = []
  for (const one of blocks) hashes.push(await hashOfBlock(one))
  const head = { no: blocks.at(-1)!.no, hash: hashes.at(-1)! }
  const computed = { ...evidence, hashes, head }
  const steps = []
  for (const [name, holds] of Object.entries(checks)) {
    if (!isDue(name as CheckName, evidence)) continue
    steps.push({ name: name as CheckName, passed: await holds(computed) })
  }
  return { passed: steps.every(({ passed }) => passed), steps, head }
}
