/**
 * Inclusion proofs: that a journal is in the chain, for whoever holds it, checked without the database (`checkProof` needs
 * nothing but hashing). What it proves is worth as much as the head that the proof ends in: one that was published, or
 * whose signature is good.
 */
import { and, asc, eq, gt } from 'drizzle-orm'
import { ledgerBlocks, ledgerJournals, ledgerLinks, ledgerPostings } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { hashBlock, hashContent, type BlockContent, type Sealed } from './chain.ts'
import { climb, leafOf, pathOf, type Step } from './merkle.ts'

/** A journal's content, its way up to the root of its block, and the blocks from there to the head. */
export interface Proof {
  readonly journal: Sealed
  readonly path: readonly Step[]
  readonly prevHash: string
  /** The block of the journal first. */
  readonly blocks: readonly BlockContent[]
}

/** Null while the journal waits for its block, and for one from before there were blocks. */
export async function proofOf(db: Db, journalId: string): Promise<Proof | null> {
  const [link] = await db.select().from(ledgerLinks).where(eq(ledgerLinks.journalId, journalId))
  const [journal] = await db.select().from(ledgerJournals).where(eq(ledgerJournals.id, journalId))
  if (!link || !journal) return null
  const postings = await db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.journalId, journalId))
    .orderBy(asc(ledgerPostings.seq))
  const beside = await db
    .select({ id: ledgerJournals.id, hash: ledgerJournals.hash })
    .from(ledgerLinks)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLinks.journalId))
    .where(eq(ledgerLinks.blockNo, link.blockNo))
    .orderBy(asc(ledgerLinks.seq))
  const [block] = await db.select().from(ledgerBlocks).where(eq(ledgerBlocks.no, link.blockNo))
  const later = await db
    .select()
    .from(ledgerBlocks)
    .where(and(gt(ledgerBlocks.no, link.blockNo)))
    .orderBy(asc(ledgerBlocks.no))
  const place = Number(BigInt(link.seq) - BigInt(block!.firstSeq))
  const { id, key, kind, memo, at, reverses, salt } = journal
  const lines = postings.map(({ accountId, amount, balanceAfter }) => ({ accountId, amount, balanceAfter }))
  return {
    journal: { id, key, kind, memo, at, reverses, salt, postings: lines },
    path: pathOf(
      beside.map((one) => leafOf(one.id, one.hash)),
      place,
    ),
    prevHash: block!.prevHash,
    blocks: [block!, ...later].map(({ no, kind: sort, firstSeq, lastSeq, root, sealedAt, upto, system }) => {
      return { no, kind: sort, firstSeq, lastSeq, root, sealedAt, upto, system }
    }),
  }
}

/** The head that the proof ends in; null where it does not hold. */
export function checkProof({ journal, path, prevHash, blocks }: Proof): { no: string; hash: string } | null {
  const [first] = blocks
  if (!first || climb(leafOf(journal.id, hashContent(journal)), path) !== first.root) return null
  return { no: blocks.at(-1)!.no, hash: blocks.reduce(hashBlock, prevHash) }
}
