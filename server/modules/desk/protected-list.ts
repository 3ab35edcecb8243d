/**
 * Whom protection holds, for staff: `GET /desk/member/protected?of=&after=`, permission `member.protection`. Who takes a break, who is
 * excluded, who has limits; 50 a page, in the order of their joining. Each member of a page was looked at: that is a record of theirs.
 */
import { sql } from 'drizzle-orm'
import type { Pause } from '#contracts/protection.ts'
import { pauseAt } from '#rules/protection/pauses.ts'
import { idValue } from '../../db/columns.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import type { Tx } from '../../db/types.ts'
import type { Acting } from './call.ts'

const PAGE = 50

const wanted = {
  break: sql`p.kind in ('time_out', 'register')`,
  exclusion: sql`p.kind in ('self_exclusion', 'closed', 'age')`,
  limits: sql`l.count > 0`,
  all: sql`(p.kind is not null or l.count > 0)`,
}

/** What a list is of; `all` unless said. */
export type ProtectedOf = keyof typeof wanted
export const isProtectedOf = (word: string): word is ProtectedOf => Object.hasOwn(wanted, word)

interface Row extends Record<string, unknown> {
  id: string
  username: string
  kind: Pause['kind'] | null
  started_at: number | null
  ends_at: number | null
  returns_at: number | null
  limits: number
  by_staff: boolean
}

/** `after`: the `next` of the page before, '' for the first. `next` is null on the last. Instants in epoch ms, UTC. */
export async function protectedList(
  tx: Tx,
  { of, after }: { readonly of: ProtectedOf; readonly after: string },
  { operator, now }: Acting,
) {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  const ms = (column: string) => sql.raw(`(extract(epoch from p.${column}) * 1000)::float8`)
  const { rows } = await tx.execute<Row>(sql`
    select m.id::text as id, m.username, p.kind, ${ms('started_at')} as started_at, ${ms('ends_at')} as ends_at,
      ${ms('returns_at')} as returns_at, l.count as limits, l.by_staff
    from members m
    left join member_pauses p on p.member_id = m.id and p.over_at is null and (p.returns_at is null or p.returns_at > ${moment})
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(last.actor <> 'member'), false) as by_staff
      from protection_limits h
      left join lateral (
        select c.actor from protection_changes c where c.member_id = h.member_id and c.kind = h.kind and c.period = h.period
          and c.act in ('set', 'confirmed') order by c.id desc limit 1) last on true
      where h.member_id = m.id) l
    where m.id > ${after === '' ? '0' : idValue(after)}::bigint and ${wanted[of]}
    order by m.id limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  if (page.length > 0)
    await tx.insert(memberChanges).values(
      page.map(({ id }) => ({
        memberId: id,
        at: now,
        who: operator,
        what: 'staff_look',
        before: null,
        after: { list: of },
      })),
    )
  return {
    members: page.map(({ username, kind, limits, by_staff, ...at }) => {
      const row = kind && {
        kind,
        startedAt: at.started_at!,
        endsAt: at.ends_at,
        returnsAt: at.returns_at,
      }
      return { username, pause: row && pauseAt(row, now), limits, limits_by_staff: by_staff }
    }),
    next: rows.length > PAGE ? page.at(-1)!.id : null,
  }
}
