/**
 * All that is held about a member: every table that has a column of the member's number, found by the database itself, so that a new one
 * is not forgotten; and what hangs on such a row. Nothing that could sign in or be tried out is told.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { OwnDataPart } from '#contracts/own-data.ts'
import type { Db } from '../../db/types.ts'

/** Entries of one part. */
const MOST = 1_000

/** Secrets, whole or hashed, and what only the machine counts by. */
const secret = /hash|token|password|secret|salt|fingerprint|fresh_until/

/** A part that hangs on another table than one of the member's own, or is not told whole. */
const hanging: Readonly<Record<string, (memberId: string) => SQL>> = {
  members: (id) => sql`select to_jsonb(m) as entry from members m where m.id = ${id}::bigint`,
  ledger_postings: (id) => sql`
    select jsonb_build_object('at', j.at, 'kind', j.kind, 'ref', j.memo, 'wallet_id', w.id, 'amount', p.amount,
      'balance_after', p.balance_after) as entry
    from wallets w join ledger_postings p on p.account_id = 'wallet:' || w.id join ledger_journals j on j.id = p.journal_id
    where w.member_id = ${id}::bigint order by p.journal_id desc`,
  lotto_lines: (id) => sql`
    select to_jsonb(l) as entry from lotto_bills b join lotto_lines l on l.bill_id = b.id
    where b.member_id = ${id}::bigint order by l.bill_id desc, l.seq`,
  game_rounds: (id) => sql`
    select to_jsonb(r) as entry from game_sessions s join game_rounds r on r.session_id = s.id
    where s.member_id = ${id}::bigint order by r.created_at desc`,
  payment_events: (id) => sql`
    select to_jsonb(e) as entry from payment_orders o join payment_events e on e.order_id = o.id
    where o.member_id = ${id}::bigint order by e.id desc`,
  payment_returns: (id) => sql`
    select to_jsonb(r) as entry from payment_orders o join payment_events e on e.order_id = o.id
    join payment_returns r on r.event_id = e.id where o.member_id = ${id}::bigint order by r.created_at desc`,
  // A seed in use tells what the next spins will be.
  wheel_seeds: (id) => sql`
    select case when s.revealed_at is null then to_jsonb(s) - 'server_seed' else to_jsonb(s) end as entry
    from wheel_seeds s where s.member_id = ${id}::bigint order by s.id desc`,
}

/** Names of the tables that have a member's number. */
async function ownTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE'
    order by c.table_name`)
  return rows.map(({ name }) => name)
}

/** Who did it: an operator's name is no matter of the member's. */
const isStaff = (key: string, value: unknown): boolean =>
  (key === 'who' || key === 'actor') && value !== 'member' && value !== 'register'

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function partOf(db: Db, name: string, query: SQL): Promise<OwnDataPart> {
  const { rows } = await db.execute<{ entry: Record<string, unknown> }>(
    sql`select entry from (${query}) it limit ${MOST + 1}`,
  )
  const entries = rows.slice(0, MOST).map(({ entry }) => ({
    fields: Object.entries(entry)
      .filter(([key]) => !secret.test(key))
      .map(([key, value]) => ({ key, value: isStaff(key, value) ? 'staff' : asText(value) })),
  }))
  return { name, entries, complete: rows.length <= MOST }
}

/** Part by part, in the order of their names; those without an entry too, so that it is said that there is none. */
export async function ownDataOf(db: Db, memberId: string): Promise<OwnDataPart[]> {
  const tables = await ownTables(db)
  const queries = [
    ...Object.entries(hanging).map(([name, query]) => [name, query(memberId)] as const),
    ...tables
      .filter((name) => !(name in hanging))
      .map(
        (name) =>
          [
            name,
            sql`select to_jsonb(t) as entry from ${sql.identifier(name)} t where t.member_id = ${memberId}::bigint`,
          ] as const,
      ),
  ]
  const parts: OwnDataPart[] = []
  for (const [name, query] of queries) parts.push(await partOf(db, name, query))
  return parts
}
