/** The two chains, read from their first journal (verify.ts): the one that was before blocks, and the blocks. */
import { asc, sql } from 'drizzle-orm'
import { ledgerBlocks, ledgerHead, ledgerJournals } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { auditContent, auditLines, auditReversals, type Books, type Fault } from './audit-books.ts'
import { BATCH, blocksAfter, withLines, type JournalRow, type Linked } from './audit-reads.ts'
import { GENESIS, hashBlock, hashInOldChain } from './chain.ts'
import { grown, leafOf, rootOf, rootOfPeaks, type Growing } from './merkle.ts'
import { genesisOf, type BlockRow } from './seal.ts'
import type { Signer } from './signer.ts'

/** A head that was published: this block was the last one at some time. */
export interface PublishedHead {
  readonly no: string
  readonly hash: string
}

/** How far an earlier audit came, and what it found there. Kept by whoever audits, outside the database. */
export interface Checkpoint extends PublishedHead {
  readonly lastSeq: string
  readonly journals: number
  /** Of the history of the blocks up to there (merkle.ts). */
  readonly peaks: readonly string[]
  /** By account, satang. */
  readonly balances: Readonly<Record<string, string>>
}

/** What an audit is held against, besides the chain itself. */
export interface AuditOptions {
  /** Looks at the signatures; without it they are left alone. */
  readonly signer?: Signer | null
  /** Must be a block of the chain. */
  readonly published?: PublishedHead | null
  /** Goes on from there. */
  readonly from?: Checkpoint | null
}

/** The chain that was before blocks: an id after the other, each hash over the one before it. */
export async function auditOldChain(db: Db, books: Books): Promise<void> {
  const [head] = await db.select().from(ledgerHead)
  let lastId = 0n
  let lastHash = GENESIS
  const end = head?.journalId ?? '0'
  for (;;) {
    const journals = await db
      .select()
      .from(ledgerJournals)
      .where(sql`${ledgerJournals.id} > ${String(lastId)} and ${ledgerJournals.id} <= ${end}`)
      .orderBy(asc(ledgerJournals.id))
      .limit(BATCH)
    if (journals.length === 0) break
    const lined = await withLines(db, journals)
    for (const [journal, lines] of lined) {
      const fault = (invariant: Fault['invariant'], text: string) =>
        books.faults.push({ invariant, text: `journal ${journal.id}: ${text}` })
      if (BigInt(journal.id) !== lastId + 1n) fault('I8', `follows ${lastId}: journals are missing`)
      if (journal.prevHash !== lastHash) fault('I9', 'does not continue the chain')
      if (journal.hash !== hashInOldChain(journal.prevHash ?? '', { ...journal, postings: lines }))
        fault('I9', 'its content is not what was hashed')
      auditLines(books, journal, lines)
      lastId = BigInt(journal.id)
      lastHash = journal.hash
    }
    await auditReversals(db, books, lined)
  }
  if (!head || BigInt(end) !== lastId || head.hash !== lastHash)
    books.faults.push({ invariant: 'I9', text: `the old chain ends at ${lastId}, its head says ${end}` })
}

/** Where the chain ends. */
export interface End {
  readonly no: bigint
  readonly hash: string
  readonly lastSeq: bigint
  /** Of the blocks up to there. */
  readonly history: Growing
}

function auditHead(books: Books, block: BlockRow, before: End, { signer, published }: AuditOptions): void {
  const fault = (text: string) => books.faults.push({ invariant: 'I9', text: `block ${block.no}: ${text}` })
  if (BigInt(block.no) !== before.no + 1n) fault(`follows ${before.no}: blocks are missing`)
  if (block.prevHash !== before.hash) fault('does not continue the chain')
  if (BigInt(block.firstSeq) !== before.lastSeq + 1n) fault(`begins at ${block.firstSeq}`)
  if (block.hash !== hashBlock(block.prevHash, block)) fault('is not what was hashed')
  if (block.past !== null && block.past !== rootOfPeaks(before.history.peaks))
    fault('says of the blocks before it what is not so')
  if (signer && block.keyId === signer.keyId && !signer.isGood(block.hash, block.signature ?? ''))
    fault('its signature is not that of the key')
  if (published?.no === block.no && published.hash !== block.hash) fault('is not the one that was published')
}

/** The journals of a block; those that are gone are named, and a block whose journals are not those it sealed. */
function auditPlaces(books: Books, block: BlockRow, linked: readonly Linked[]): JournalRow[] {
  const fault = (invariant: Fault['invariant'], text: string) =>
    books.faults.push({ invariant, text: `block ${block.no}: ${text}` })
  for (const { id, journal } of linked) if (!journal) fault('I8', `journals are missing, ${id}`)
  const size = BigInt(block.lastSeq) - BigInt(block.firstSeq) + 1n
  if (BigInt(linked.length) !== size) fault('I8', `has ${linked.length} links of ${size}`)
  const journals = linked.flatMap(({ journal }) => journal ?? [])
  if (rootOf(journals.map(({ id, hash }) => leafOf(id, hash))) !== block.root)
    fault('I9', 'its journals are not those it sealed')
  return journals
}

/** Journals in the order of their places; the next are read while some are looked at. */
async function auditJournals(db: Db, books: Books, journals: readonly JournalRow[]): Promise<void> {
  const readAt = (at: number) => withLines(db, journals.slice(at, at + BATCH))
  let next = readAt(0)
  for (let at = 0; at < journals.length; at += BATCH) {
    const lined = await next
    next = readAt(at + BATCH)
    for (const one of lined) {
      auditContent(books, one)
      auditLines(books, ...one)
    }
    await auditReversals(db, books, lined)
  }
  await next
}

/** The last block covers all before it, so it is its signature that counts: an older key may have signed those. */
function auditSignature(books: Books, { no, keyId }: BlockRow, signer: Signer): void {
  if (keyId === signer.keyId) return
  const text = keyId === null ? 'nobody has signed it' : `is signed by another key, ${keyId}`
  books.faults.push({ invariant: 'I9', text: `block ${no}: ${text}` })
}

/** Answers where the chain ends. */
export async function auditBlocks(db: Db, books: Books, options: AuditOptions): Promise<End> {
  const { from, published } = options
  let end: End = from
    ? {
        no: BigInt(from.no),
        hash: from.hash,
        lastSeq: BigInt(from.lastSeq),
        history: { size: Number(from.no), peaks: from.peaks },
      }
    : { no: 0n, hash: await genesisOf(db), lastSeq: 0n, history: { size: 0, peaks: [] } }
  if (from) {
    const [same] = await db
      .select()
      .from(ledgerBlocks)
      .where(sql`${ledgerBlocks.no} = ${from.no}`)
    if (same?.hash !== from.hash)
      books.faults.push({
        invariant: 'I9',
        text: `block ${from.no}: is not the one that was verified before`,
      })
  }
  const begun = end.no
  let last: BlockRow | undefined
  for await (const group of blocksAfter(db, end.no)) {
    const journals = []
    for (const { block, linked } of group) {
      auditHead(books, block, end, options)
      if (block.kind === 'restore')
        books.restores.push({ block: block.no, at: block.sealedAt, system: block.system })
      journals.push(...auditPlaces(books, block, linked))
      end = {
        no: BigInt(block.no),
        hash: block.hash,
        lastSeq: BigInt(block.lastSeq),
        history: grown(end.history, leafOf(block.no, block.hash)),
      }
      last = block
    }
    await auditJournals(db, books, journals)
  }
  if (options.signer && last) auditSignature(books, last, options.signer)
  const isBefore = published && BigInt(published.no) <= begun
  if (published && (BigInt(published.no) > end.no || isBefore)) {
    const [there] = await db
      .select()
      .from(ledgerBlocks)
      .where(sql`${ledgerBlocks.no} = ${published.no}`)
    if (there?.hash !== published.hash)
      books.faults.push({
        invariant: 'I9',
        text: `block ${published.no}: was published and is not in the chain`,
      })
  }
  return end
}
