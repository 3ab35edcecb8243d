/**
 * Seals journals after their commit: the part of the ledger that one process at a time does, and nobody waits for.
 *
 * Ids are handed out before a commit and transactions commit in any order, so what is there now may have a gap that
 * somebody still fills. Two rules say what can be sealed. Every transaction below the watermark (`pg_snapshot_xmin`) has
 * ended: of those nothing more can come. And a journal waits for every lower id that is there already but above the
 * watermark: since ids are taken under the locks of the wallets, a wallet's journals are sealed in the order in which
 * they moved it. Journals are sealed in blocks, in the order of their ids, each once; a block covers the one before it.
 */
import { desc, sql } from 'drizzle-orm'
import { ledgerBlocks, ledgerHead } from '../db/schema/ledger.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db, Tx } from '../db/types.ts'
import { beforeBlocks, hashBlock } from './chain.ts'
import { pastAt } from './history.ts'
import { leafOf, rootOf } from './merkle.ts'
import type { Signer } from './signer.ts'

/** Advisory lock of the sealer: another number than those of migrations and first starts (db/). */
const SEALING = 7_310_003

/** Journals in a block: the next one follows at once. */
const MOST = 5_000

/** A block, as it is stored. */
export type BlockRow = typeof ledgerBlocks.$inferSelect

/** The last block; undefined while there is none. */
export async function lastBlock(db: Db): Promise<BlockRow | undefined> {
  const [row] = await db.select().from(ledgerBlocks).orderBy(desc(ledgerBlocks.no)).limit(1)
  return row
}

/**
 * Which cluster this is, and how often it was brought back from a copy or another server took over: both change what a
 * transaction's number means. The timeline is that which is written now; the last checkpoint's is behind it for a while.
 */
async function whereWeAre(tx: Tx): Promise<{ xmin: string; system: string }> {
  const { rows } = await tx.execute<{ xmin: string; system: string }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
      (select system_identifier from pg_control_system()) || '/' ||
      ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as system`)
  return rows[0]!
}

interface Ready {
  readonly journals: readonly { id: string; hash: string }[]
  /** Every transaction below it is sealed with these. */
  readonly upto: string
}

interface ReadyRow extends Record<string, unknown> {
  id: string
  hash: string
  left: string | null
}

/** What can be sealed now, after what was sealed up to the watermark `from`. */
async function readyFrom(tx: Tx, from: string, xmin: string): Promise<Ready> {
  const { rows } = await tx.execute<ReadyRow>(sql`
    with waiting as materialized (
      select j.id, j.xid, j.hash from ledger_journals j
      where j.xid >= ${from}::xid8 and not exists (select from ledger_links l where l.journal_id = j.id)),
    ready as materialized (
      select id, hash from waiting where xid < ${xmin}::xid8
        and id < coalesce((select min(id) from waiting where xid >= ${xmin}::xid8), 9223372036854775807)
      order by id limit ${MOST})
    select id::text, hash, (
      select w.xid::text from waiting w where w.xid < ${xmin}::xid8 and w.id not in (select id from ready)
      order by w.xid limit 1) as left
    from ready order by ready.id`)
  return { journals: rows, upto: rows[0]?.left ?? xmin }
}

/** After a copy was brought back: numbers of transactions from before say nothing here, but what is there is committed. */
async function allThereIs(tx: Tx, xmin: string): Promise<Ready> {
  const { rows } = await tx.execute<{ id: string; hash: string }>(sql`
    select j.id::text, j.hash from ledger_journals j
    where j.xid is not null and not exists (select from ledger_links l where l.journal_id = j.id) order by j.id`)
  return { journals: rows, upto: xmin }
}

async function write(tx: Tx, block: typeof ledgerBlocks.$inferInsert, ids: readonly string[]): Promise<void> {
  await tx.insert(ledgerBlocks).values(block)
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into ledger_links (seq, journal_id, block_no)
    select ${block.firstSeq}::bigint + it.place - 1, it.id::bigint, ${block.no}::bigint
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as it(id, place)`)
}

/** What stands before the first block: the end of the chain that was before there were any. */
export async function genesisOf(db: Db): Promise<string> {
  const [head] = await db.select().from(ledgerHead)
  return beforeBlocks(head ?? { journalId: '0', hash: '' })
}

interface Sealing {
  readonly signer: Signer | null
  readonly now: number
}

/** Seals what can be sealed. Answers how many journals; null when another process is at it. */
export const sealOnce = (db: Db, { signer, now }: Sealing): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${SEALING}) as free`,
    )
    if (!rows[0]!.free) return null
    const last = await lastBlock(tx)
    const { xmin, system } = await whereWeAre(tx)
    const restored = last !== undefined && last.system !== system
    const { journals, upto } = restored
      ? await allThereIs(tx, xmin)
      : await readyFrom(tx, last?.upto ?? '0', xmin)
    if (journals.length === 0 && !restored) return 0
    const firstSeq = BigInt(last?.lastSeq ?? 0) + 1n
    const content = {
      no: String(BigInt(last?.no ?? 0) + 1n),
      kind: restored ? ('restore' as const) : ('seal' as const),
      firstSeq: String(firstSeq),
      lastSeq: String(firstSeq + BigInt(journals.length) - 1n),
      root: rootOf(journals.map(({ id, hash }) => leafOf(id, hash))),
      sealedAt: now,
      upto,
      system,
      past: await pastAt(tx, Number(last?.no ?? 0)),
    }
    const prevHash = last?.hash ?? (await genesisOf(tx))
    const hash = hashBlock(prevHash, content)
    const signed = signer && { keyId: signer.keyId, signature: signer.sign(hash) }
    await write(
      tx,
      { ...content, prevHash, hash, ...signed },
      journals.map(({ id }) => id),
    )
    return journals.length
  })

/**
 * Seals what waits, block by block. Answers how many journals. What comes meanwhile is left for the next time: whoever chases it
 * under load writes a block for every few journals, and each takes much the same time.
 */
export async function sealAll(db: Db, sealing: Sealing): Promise<number> {
  let sealed = 0
  for (;;) {
    const some = await sealOnce(db, sealing)
    sealed += some ?? 0
    if (some === null || some < MOST) return sealed
  }
}
