/** The passkeys that are kept of a member. */
import { eq } from 'drizzle-orm'
import type { Passkey } from '#contracts/passkey.ts'
import { memberPasskeys } from '../../../../db/schema/identity.ts'
import type { Db } from '../../../../db/types.ts'
import { forgetChallenges } from './challenges.ts'

export type KeptPasskey = typeof memberPasskeys.$inferSelect

/** Oldest first. */
export const passkeysOf = (db: Db, memberId: string): Promise<KeptPasskey[]> =>
  db
    .select()
    .from(memberPasskeys)
    .where(eq(memberPasskeys.memberId, memberId))
    .orderBy(memberPasskeys.createdAt, memberPasskeys.id)

export const asPasskey = ({ id, device, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({
  id,
  device,
  created_at: createdAt,
  last_used_at: lastUsedAt,
})

/** As browsers are told of one: which, and how it is reached. */
export const described = ({ credentialId, transports }: KeptPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports.split(',').filter(Boolean),
})

/** All of them, and what is on its way to be one: the PIN they stood for is replaced. */
export async function forgetPasskeys(db: Db, memberId: string): Promise<void> {
  await db.delete(memberPasskeys).where(eq(memberPasskeys.memberId, memberId))
  await forgetChallenges(db, memberId)
}
