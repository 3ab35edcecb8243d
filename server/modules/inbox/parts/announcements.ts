/**
 * What the agent announced, as items of a member's own. They are written when the member first asks: who never looks
 * costs no rows, and what was announced stays as it was said. From then on they are read, paged and counted as others.
 */
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { day } from '../../../kit/clock.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'

/** What ended longer ago is not taken up any more. */
const KEPT = 90 * day

const stamp = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/**
 * Takes up what the member has not got yet: what runs, and what ended within the last 90 days and after they joined.
 * One without a beginning is dated by now, or by its end.
 */
export async function takeUpAnnouncements(tx: Tx, member: SessionMember, now: number): Promise<void> {
  await tx.execute(sql`
    insert into inbox_items (member_id, key, kind, title, body, image, link, at)
    select m.id, 'announcement:' || n.id, 'announcement', n.title, n.description, n.image, n.link,
      coalesce(n.starts_at, least(n.ends_at, ${stamp(now)}))
    from notifications n join members m on m.id = ${member.id}
    where n.agent_code = ${member.agentCode}
      and (n.starts_at is null or n.starts_at <= ${stamp(now)})
      and (n.ends_at is null or n.ends_at > greatest(m.created_at, ${stamp(now - KEPT)}))
      and not exists (
        select from inbox_items i where i.member_id = m.id and i.key = 'announcement:' || n.id)
    order by 8, n.position desc
    on conflict do nothing`)
}
