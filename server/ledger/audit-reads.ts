/**
 * What the auditor reads of the ledger: a thousand journals or more at a time, whatever the size of the blocks, by queries
 * that take their numbers as one array. A row is made by hand here: there are millions of them.
 */
import { sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { ledgerBlocks, type ledgerJournals, type ledgerPostings } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import type { BlockRow } from './seal.ts'

/** As they are stored. */
export type JournalRow = typeof ledgerJournals.$inferSelect
/** A line of a journal, as it is stored. */
export type PostingRow = typeof ledgerPostings.$inferSelect
/** A journal with its lines. */
export type Lined = readonly [JournalRow, readonly PostingRow[]]

/** Journals that are read at once. */
export const BATCH = 1_000

interface StoredLine extends Record<string, unknown> {
  readonly journal_id: string
  readonly seq: number
  readonly account_id: string
  readonly amount: string
  readonly balance_after: string | null
}

/** Lines of journals, in their order, by journal. */
export async function linesOf(db: Db, ids: readonly string[]): Promise<Map<string, PostingRow[]>> {
  const byJournal = new Map<string, PostingRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byJournal
  const { rows } = await db.execute<StoredLine>(sql`
    select journal_id::text, seq, account_id, amount::text, balance_after::text from ledger_postings
    where journal_id = any (${`{${ids.join(',')}}`}::bigint[]) order by ledger_postings.journal_id, seq`)
  for (const { journal_id: journalId, seq, account_id: accountId, amount, balance_after: after } of rows)
    byJournal.get(journalId)!.push({
      journalId,
      seq,
      accountId,
      amount: satang(Number(amount)),
      balanceAfter: after === null ? null : satang(Number(after)),
    })
  return byJournal
}

/** Journals with their lines. */
export async function withLines(db: Db, journals: readonly JournalRow[]): Promise<Lined[]> {
  const lines = await linesOf(
    db,
    journals.map(({ id }) => id),
  )
  return journals.map((journal) => [journal, lines.get(journal.id)!])
}

/** A place in the chain, and the journal that stands there; null where that is gone. */
export interface Linked {
  readonly seq: bigint
  readonly id: string
  readonly journal: JournalRow | null
}

interface StoredLink extends Record<string, unknown> {
  readonly seq: string
  readonly id: string
  readonly key: string | null
  readonly kind: string
  readonly memo: string
  readonly at: string
  readonly reverses: string | null
  readonly prev_hash: string | null
  readonly hash: string
  readonly salt: string | null
  readonly xid: string | null
}

/** What stands between two places, both included, in the order of the places. */
async function linkedBetween(db: Db, first: string, last: string): Promise<Linked[]> {
  const { rows } = await db.execute<StoredLink>(sql`
    select l.seq::text, l.journal_id::text as id, j.key, j.kind, j.memo, (extract(epoch from j.at) * 1000)::bigint::text as at,
      j.reverses::text, j.prev_hash, j.hash, j.salt, j.xid::text
    from ledger_links l left join ledger_journals j on j.id = l.journal_id
    where l.seq between ${first}::bigint and ${last}::bigint order by l.seq`)
  return rows.map(({ seq, id, key, at, prev_hash: prevHash, ...rest }) => ({
    seq: BigInt(seq),
    id,
    journal: key === null ? null : { ...rest, id, key, at: Number(at), prevHash },
  }))
}

const sizeOf = ({ firstSeq, lastSeq }: BlockRow) => BigInt(lastSeq) - BigInt(firstSeq) + 1n

/** Blocks that are read together: they follow one another and have about a batch of journals. */
function together(blocks: readonly BlockRow[]): BlockRow[] {
  const group: BlockRow[] = []
  let journals = 0n
  for (const block of blocks) {
    const before = group.at(-1)
    if (before && (journals >= BigInt(BATCH) || BigInt(block.firstSeq) !== BigInt(before.lastSeq) + 1n)) break
    group.push(block)
    journals += sizeOf(block)
  }
  return group
}

/** Groups of blocks after the block `no`, with what stands at their places. */
export async function* blocksAfter(
  db: Db,
  no: bigint,
): AsyncGenerator<readonly { block: BlockRow; linked: readonly Linked[] }[]> {
  let ahead: BlockRow[] = []
  let read = no
  for (;;) {
    if (ahead.length === 0) {
      ahead = await db
        .select()
        .from(ledgerBlocks)
        .where(sql`${ledgerBlocks.no} > ${String(read)}::bigint`)
        .orderBy(ledgerBlocks.no)
        .limit(BATCH)
      if (ahead.length === 0) return
      read = BigInt(ahead.at(-1)!.no)
    }
    const group = together(ahead)
    ahead = ahead.slice(group.length)
    const linked = await linkedBetween(db, group[0]!.firstSeq, group.at(-1)!.lastSeq)
    let at = 0
    yield group.map((block) => {
      const from = at
      while (at < linked.length && linked[at]!.seq <= BigInt(block.lastSeq)) at++
      return { block, linked: linked.slice(from, at) }
    })
  }
}
