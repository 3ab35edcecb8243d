/**
 * What a filter reaches, as the beginning of a query: parts of sealed lines (decision 064), and the lines that wait for
 * their block, as if they were a part more of each wallet. A wallet's journals are sealed in their order, so what waits
 * stands after its newest part.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { journalKindsOf } from '../kinds.ts'
import type { StatementFilter } from './asked.ts'

/** Beyond every journal. */
const LAST = '9223372036854775807'

/** SQL's list of texts, also of none. */
export const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** `until_id` is the newest line of the first page: what came later does not push lines to the next page. */
export function untilOf({ until_id }: Pick<StatementFilter, 'until_id'>): string {
  if (until_id === undefined) return LAST
  const journal = until_id.split('-')[0]!
  return /^\d{1,18}$/.test(journal) ? journal : '-1'
}

/** `waiting (account_id, journal_id)`: lines of these wallets whose journal has no block yet. */
export const waitingIn = (accounts: readonly string[]): SQL =>
  sql`waiting as materialized (select account_id, journal_id from statement_waiting(${texts(accounts)}))`

/** By kind and day, of a row that has both. */
function isAsked(kind: SQL, day: SQL, filter: StatementFilter): SQL {
  const { from_day, to_day } = filter
  const parts = [
    filter.kind === undefined ? [] : [sql`${kind} = any (${texts(journalKindsOf(filter.kind))})`],
    from_day === undefined ? [] : [sql`${day} >= ${from_day}::date`],
    to_day === undefined ? [] : [sql`${day} <= ${to_day}::date`],
  ].flat()
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const walletsOf = (accounts: readonly string[]): SQL =>
  sql`${`{${accounts.map((account) => account.slice('wallet:'.length)).join(',')}}`}::bigint[]`

/** Journals of withdrawals that are not done: what `state=done` leaves out. A member has few. */
export const undone = (accounts: readonly string[]): SQL => sql`
  select w.journal_id from withdrawals w where w.state <> 'done'
    and w.member_id in (select member_id from wallets where id = any (${walletsOf(accounts)}))`

/** `part (account_id, first_id, last_id, lines, journal_ids)`, and `left_out (journal_id)`, whose lines do not count. */
function reach(accounts: readonly string[], filter: StatementFilter): SQL {
  const until = untilOf(filter)
  const own = texts(accounts)
  const journalDay = sql`(j.at at time zone 'Asia/Bangkok')::date`
  return sql`
    with ${waitingIn(accounts)},
    part as materialized (
      select s.account_id, s.first_id, least(s.last_id, ${until}::bigint) as last_id, s.journal_ids,
        case when s.last_id <= ${until}::bigint then s.lines
          else (select count(*) from unnest(s.journal_ids) i(id) where i.id <= ${until}::bigint) end as lines
      from statement_parts s
      where s.account_id = any (${own}) and s.first_id <= ${until}::bigint and ${isAsked(sql`s.kind`, sql`s.day`, filter)}
      union all
      select w.account_id, min(w.journal_id), max(w.journal_id), array_agg(w.journal_id), count(*)
      from waiting w join ledger_journals j on j.id = w.journal_id
      where w.journal_id <= ${until}::bigint and ${isAsked(sql`j.kind`, journalDay, filter)}
      group by w.account_id),
    left_out as materialized (
      select p.journal_id from ledger_postings p join ledger_journals j on j.id = p.journal_id
      where ${
        filter.state === 'done'
          ? sql`p.journal_id in (${undone(accounts)}) and p.account_id = any (${own})
              and p.journal_id <= ${until}::bigint and ${isAsked(sql`j.kind`, journalDay, filter)}`
          : sql`false`
      })`
}

/** How many lines there are. */
export async function countReached(
  tx: Tx,
  accounts: readonly string[],
  filter: StatementFilter,
): Promise<number> {
  const { rows } = await tx.execute<{ total: string | number }>(sql`${reach(accounts, filter)}
    select coalesce(sum(lines), 0) - (select count(*) from left_out) as total from part`)
  return Number(rows[0]!.total)
}

/** A line by its journal and its place there. */
export interface Place {
  readonly journalId: string
  readonly seq: number
}

/**
 * A page, newest first, in the middle as fast as at the beginning. Parts overlap, so: no more lines than `offset` are
 * newer than `upper`, counted as if parts that reach above it were above it as a whole; the page ends at `lower` or before,
 * counting whole parts above it only. In between parts are opened; how many lines are above `upper` is counted exactly.
 */
export async function placesReached(
  tx: Tx,
  accounts: readonly string[],
  filter: StatementFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Place[]> {
  const { rows } = await tx.execute<{ id: string; seq: number }>(sql`${reach(accounts, filter)},
    upper as (
      select last_id as id from (
        select last_id, sum(lines) over (order by last_id desc rows unbounded preceding) as newer from part) p
      where newer > ${offset}::bigint order by last_id desc limit 1),
    lower as (
      select coalesce((
        select first_id from (
          select first_id, sum(lines) over (order by first_id desc rows unbounded preceding) as newer from part) p
        where newer >= ${offset + limit}::bigint + (select count(*) from left_out)
        order by first_id desc limit 1), 0) as id),
    above as (
      select coalesce(sum(case when p.first_id > u.id then p.lines
        else (select count(*) from unnest(p.journal_ids) i(id) where i.id > u.id and i.id <= p.last_id) end), 0)
        - (select count(*) from left_out l, upper x where l.journal_id > x.id) as lines
      from part p, upper u where p.last_id > u.id),
    opened as (
      select p.account_id, i.id from part p, upper u, lower l, unnest(p.journal_ids) i(id)
      where p.first_id <= u.id and p.last_id >= l.id and i.id <= u.id and i.id >= l.id)
    select o.id::text, p.seq from opened o
    cross join lateral (
      select seq from ledger_postings p where p.journal_id = o.id and p.account_id = o.account_id limit 1) p
    where not exists (select from left_out l where l.journal_id = o.id)
    order by o.id desc, p.seq desc limit ${limit} offset (select ${offset}::bigint - lines from above)`)
  return rows.map(({ id, seq }) => ({ journalId: id, seq }))
}
