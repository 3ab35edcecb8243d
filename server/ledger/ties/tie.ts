/** What holds a table against the journals: one query over a range of its rows, so that neither side keeps them all. */
import { sql, type SQL } from 'drizzle-orm'

/** Rows of the table with a key above `from` and up to `to`. */
export interface Range {
  readonly from: string
  readonly to: string
}

/** Rows that the query finds: `member` null where none is concerned, `found` with ids and sums only. */
export interface Tie {
  readonly table: string
  readonly key: string
  readonly faults: (range: Range) => SQL
}

/** Of a row that is looked at: in the range. */
export const within = (key: SQL, { from, to }: Range): SQL =>
  sql`${key} > ${from}::bigint and ${key} <= ${to}::bigint`

/** What a journal of this kind moved on a wallet; null where it did not. */
export const movedBy = (journal: SQL, kind: string, wallet: SQL): SQL => sql`(
  select p.amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
  where j.id = ${journal} and j.kind = ${kind} and p.account_id = 'wallet:' || ${wallet})`

/** What the journal of this key gave a member, in whichever of their wallets; null where there is none. */
export const given = (key: SQL, kind: string, member: SQL): SQL => sql`(
  select p.amount from ledger_journals j join ledger_postings p on p.journal_id = j.id
  join wallets w on p.account_id = 'wallet:' || w.id
  where j.key = ${key} and j.kind = ${kind} and w.member_id = ${member})`
