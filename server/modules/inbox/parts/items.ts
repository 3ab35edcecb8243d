/** A member's notices: pages of them, how many are unread, what was read. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inboxItems } from '../../../db/schema/rewards.ts'
import type { Db, Tx } from '../../../db/types.ts'

type InboxRow = typeof inboxItems.$inferSelect

const ofMember = (memberId: string) => eq(inboxItems.memberId, memberId)

/**
 * Newest first; those after `beforeId`, an item of an earlier page. Their order is that of time, which what arrives
 * later does not change: pages have no gaps and nothing twice.
 */
export function itemsOf(
  db: Db,
  memberId: string,
  { beforeId, limit }: { beforeId: string | undefined; limit: number },
): Promise<InboxRow[]> {
  const before = db
    .select({ at: inboxItems.at, id: inboxItems.id })
    .from(inboxItems)
    .where(and(ofMember(memberId), eq(inboxItems.id, beforeId ?? '')))
  return db
    .select()
    .from(inboxItems)
    .where(
      and(
        ofMember(memberId),
        beforeId === undefined ? undefined : sql`(${inboxItems.at}, ${inboxItems.id}) < (${before})`,
      ),
    )
    .orderBy(desc(inboxItems.at), desc(inboxItems.id))
    .limit(limit)
}

export async function unreadOf(db: Db, memberId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(inboxItems)
    .where(and(ofMember(memberId), isNull(inboxItems.readAt)))
  return row!.unread
}

/** Of these, or of all where none is named, the member's own that are unread. When they were first read stands. */
export async function markRead(
  tx: Tx,
  memberId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ readAt: now })
    .where(
      and(ofMember(memberId), isNull(inboxItems.readAt), ids ? inArray(inboxItems.id, [...ids]) : undefined),
    )
}
