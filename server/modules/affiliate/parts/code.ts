import { eq } from 'drizzle-orm'
import { members } from '../../../db/schema/member.ts'
import type { Db } from '../../../db/types.ts'

/** The referral code of a member. */
export async function codeOf(db: Db, memberId: string): Promise<string> {
  const [row] = await db.select({ code: members.affiliateCode }).from(members).where(eq(members.id, memberId))
  return row?.code ?? ''
}
