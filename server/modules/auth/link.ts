/** A LINE account on its way to the member it will belong to. */
import { and, eq, isNull } from 'drizzle-orm'
import { lineIdentities, linkTokens } from '../../db/schema/identity.ts'
import type { Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { refuse } from '../../kit/errors.ts'
import { hashToken, newToken } from '../../kit/identity/tokens.ts'
import type { LineIdentity } from '../../kit/services/line.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { notify } from '../inbox/notify.ts'
import { lineLinked } from '../inbox/security-notices.ts'
import { mustNotBeExcluded } from '../pause/excluded-people.ts'
import { lineIdentity, lineIdentityOf } from './read-member.ts'

const LINK_LIFE = 15 * minute

/** A ticket for login or register; the LINE account behind it has proved itself already. */
export async function newLinkToken(tx: Tx, identity: LineIdentity, now: number): Promise<string> {
  const token = newToken()
  await tx.insert(linkTokens).values({
    tokenHash: hashToken(token),
    sub: identity.sub,
    displayName: identity.name,
    pictureUrl: identity.picture,
    createdAt: now,
    expiresAt: now + LINK_LIFE,
  })
  return token
}

/** Uses the ticket up and ties its LINE account to the member; refuses rather than leaving out what was asked for. */
export async function linkByToken(tx: Tx, token: string, memberId: string, now: number): Promise<void> {
  const [ticket] = await tx
    .update(linkTokens)
    .set({ usedAt: now })
    .where(and(eq(linkTokens.tokenHash, hashToken(token)), isNull(linkTokens.usedAt)))
    .returning()
  if (!ticket || now >= ticket.expiresAt) refuse(say.linkExpired)
  await linkLineTo(
    tx,
    { sub: ticket.sub, name: ticket.displayName, picture: ticket.pictureUrl },
    memberId,
    now,
  )
}

/** One LINE account belongs to one member, and one member has one LINE account. Answers since when. */
export async function linkLineTo(
  tx: Tx,
  identity: LineIdentity,
  memberId: string,
  now: number,
): Promise<number> {
  const theirs = await lineIdentityOf(tx, memberId)
  if (theirs && theirs.sub !== identity.sub) refuse(say.linkHasOther)
  await mustNotBeExcluded(tx, { line: identity.sub }, now, memberId)
  const tied = await tx
    .insert(lineIdentities)
    .values({
      sub: identity.sub,
      memberId,
      displayName: identity.name,
      pictureUrl: identity.picture,
      linkedAt: now,
    })
    .onConflictDoNothing()
    .returning({ sub: lineIdentities.sub })
  const linked = await lineIdentity(tx, identity.sub)
  if (linked?.memberId !== memberId) return refuse(say.linkTaken)
  if (tied.length > 0) await notify(tx, lineLinked(memberId, now))
  return linked.linkedAt
}
