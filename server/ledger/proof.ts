/**
 * Inclusion proofs: that a journal is in the chain, for whoever holds it, checked without the database. What one proves is
 * worth as much as the head that it ends in: one that was published or seen before, or whose signature is good. It is as
 * long as the numbers of journals in a block and of blocks have digits, however old the journal is.
 */
import { and, asc, desc, eq, gt, gte, isNotNull, lte } from 'drizzle-orm'
import { LEDGER_PROOF_RULES, type LedgerProof } from '#contracts/ledger-proof.ts'
import { ledgerBlocks, ledgerJournals, ledgerLinks, ledgerPostings } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { wayInPast } from './history.ts'
import { leafOf, pathOf } from './merkle.ts'
import { lastBlock, type BlockRow } from './seal.ts'

/** Where a proof shall end, and which block its head shall lead back to besides. */
export interface ProofWish {
  readonly headNo?: string | undefined
  readonly seenNo?: string | undefined
}

const blockAt = async (db: Db, no: string): Promise<BlockRow | undefined> =>
  (await db.select().from(ledgerBlocks).where(eq(ledgerBlocks.no, no)))[0]

async function journalOf(db: Db, journalId: string) {
  const [journal] = await db.select().from(ledgerJournals).where(eq(ledgerJournals.id, journalId))
  const postings = await db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.journalId, journalId))
    .orderBy(asc(ledgerPostings.seq))
  const { id, key, kind, memo, at, reverses, salt } = journal!
  const lines = postings.map(({ accountId, amount, balanceAfter }) => ({
    account: accountId,
    amount,
    balance_after: balanceAfter,
  }))
  return { id, key, kind, memo, at, reverses, salt, postings: lines }
}

async function pathIn(db: Db, { no, firstSeq }: BlockRow, seq: string) {
  const beside = await db
    .select({ id: ledgerJournals.id, hash: ledgerJournals.hash })
    .from(ledgerLinks)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLinks.journalId))
    .where(eq(ledgerLinks.blockNo, no))
    .orderBy(asc(ledgerLinks.seq))
  const leaves = beside.map((one) => leafOf(one.id, one.hash))
  return pathOf(leaves, Number(BigInt(seq) - BigInt(firstSeq)))
}

/**
 * From the block to the head. The head says of itself what was before it, unless a process of the version before sealed
 * it: then the newest that does is the bridge, and those after it follow one by one.
 */
async function wayToHead(db: Db, own: BlockRow, head: BlockRow) {
  if (own.no === head.no) return { later: [], history: null }
  const [bridge] = await db
    .select({ no: ledgerBlocks.no })
    .from(ledgerBlocks)
    .where(and(gt(ledgerBlocks.no, own.no), lte(ledgerBlocks.no, head.no), isNotNull(ledgerBlocks.past)))
    .orderBy(desc(ledgerBlocks.no))
    .limit(1)
  const from = bridge?.no ?? String(BigInt(own.no) + 1n)
  const later = await db
    .select()
    .from(ledgerBlocks)
    .where(and(gte(ledgerBlocks.no, from), lte(ledgerBlocks.no, head.no)))
    .orderBy(asc(ledgerBlocks.no))
  return {
    later,
    history: bridge ? await wayInPast(db, Number(own.no), Number(bridge.no) - 1) : null,
  }
}

/** The newest block that says what was before it; where there is none after the journal's, the newest there is. */
async function newestHead(db: Db, own: BlockRow): Promise<BlockRow> {
  const [block] = await db
    .select()
    .from(ledgerBlocks)
    .where(and(gte(ledgerBlocks.no, own.no), isNotNull(ledgerBlocks.past)))
    .orderBy(desc(ledgerBlocks.no))
    .limit(1)
  return block ?? (await lastBlock(db))!
}

/** Null where the head says nothing of that block. */
async function wayFromSeen(db: Db, seenNo: string | undefined, head: BlockRow) {
  if (seenNo === undefined || head.past === null || !/^[1-9]\d{0,15}$/.test(seenNo)) return null
  if (BigInt(seenNo) >= BigInt(head.no)) return null
  return { no: seenNo, path: await wayInPast(db, Number(seenNo), Number(head.no) - 1) }
}

/** Null while the journal waits for its block, and for one from before there were blocks. */
export async function proofOf(db: Db, journalId: string, wish: ProofWish = {}): Promise<LedgerProof | null> {
  const [link] = await db.select().from(ledgerLinks).where(eq(ledgerLinks.journalId, journalId))
  const own = link && (await blockAt(db, link.blockNo))
  if (!own) return null
  const asked = wish.headNo === undefined ? undefined : await blockAt(db, wish.headNo)
  const head = asked && BigInt(asked.no) >= BigInt(own.no) ? asked : await newestHead(db, own)
  const { later, history } = await wayToHead(db, own, head)
  const { keyId, signature } = head
  return {
    rule_version: LEDGER_PROOF_RULES,
    journal: await journalOf(db, journalId),
    path: await pathIn(db, own, link.seq),
    blocks: [own, ...later].map((block) => ({
      no: block.no,
      kind: block.kind,
      first_seq: block.firstSeq,
      last_seq: block.lastSeq,
      root: block.root,
      sealed_at: block.sealedAt,
      upto: block.upto,
      system: block.system,
      past: block.past,
      prev_hash: block.prevHash,
    })),
    history,
    signed: keyId === null || signature === null ? null : { key_id: keyId, signature },
    seen: await wayFromSeen(db, wish.seenNo, head),
  }
}
