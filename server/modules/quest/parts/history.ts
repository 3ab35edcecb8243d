import { count, desc, eq } from 'drizzle-orm'
import { questClaims } from '../../../db/schema/quest.ts'
import type { Db } from '../../../db/types.ts'

/** Rewards that a member collected, newest first, and how many there are in all. */
export async function claimsOf(db: Db, memberId: string, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(questClaims)
    .where(eq(questClaims.memberId, memberId))
    .orderBy(desc(questClaims.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db
    .select({ total: count() })
    .from(questClaims)
    .where(eq(questClaims.memberId, memberId))
  return { data: rows.map(({ id, title, reward, at }) => ({ id, title, reward, at })), total: all!.total }
}
