/** Bearer sessions: opened at sign-in, checked on each call, ended one by one or all at once. */
import { and, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { members } from '../../db/schema/member.ts'
import { lineIdentities, sessions } from '../../db/schema/identity.ts'
import { prepared } from '../../db/statement.ts'
import type { Db } from '../../db/types.ts'
import { day, minute } from '../clock.ts'
import { hashToken, newToken } from './tokens.ts'

/** Unused for this long, a session ends (ASVS 7.3.1). */
export const SESSION_IDLE = 7 * day
/** Whatever its use, a session ends after this (ASVS 7.3.2). */
export const SESSION_LIFE = 30 * day
/**
 * So long after the last request by the member's own hand money moves without a step-up (ASVS 7.5.3). Once it has run
 * out only a proof of who is there begins it anew; a later touch does not.
 */
export const FRESH_LIFE = 30 * minute
/** `last_seen` and `fresh_until` are written at most this often. */
const SEEN_STEP = 1 * minute

/** The member behind a session. */
export interface SessionMember {
  readonly id: string
  readonly agentCode: string
  readonly username: string
  readonly vipLevel: number
}

export interface Session {
  readonly id: string
  /** Whether a request by the member's own hand, or a proof of who they are, was not long ago. */
  readonly fresh: boolean
  /** The member takes a break, or is excluded. */
  readonly paused: boolean
  readonly member: SessionMember
}

/** Opens a session and answers its token, which is stored nowhere else. */
export async function openSession(
  db: Db,
  input: { memberId: string; now: number; ip?: string; userAgent?: string },
): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    memberId: input.memberId,
    tokenHash: hashToken(token),
    createdAt: input.now,
    lastSeenAt: input.now,
    expiresAt: input.now + SESSION_LIFE,
    freshUntil: input.now + FRESH_LIFE,
    ip: input.ip ?? '',
    userAgent: (input.userAgent ?? '').slice(0, 300),
  })
  return token
}

/** Still good for a call: neither ended nor too old nor idle for too long. */
export const isLiving = (now: number): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, now - SESSION_IDLE))

const byToken = prepared((db) =>
  db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      freshUntil: sessions.freshUntil,
      status: members.status,
      pausedUntil: members.pausedUntil,
      member: {
        id: members.id,
        agentCode: members.agentCode,
        username: members.username,
        vipLevel: members.vipLevel,
      },
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('since')),
      ),
    )
    .prepare('session.find'),
)

/**
 * The session while nobody holds its row. Rounds of games do, and where one begins before the other ends a request that waits for
 * them waits until it is cut off: what is noted of a session now and then is left to a later request instead.
 */
const free = (db: Db, id: string): SQL =>
  inArray(
    sessions.id,
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, id))
      .for('no key update', { skipLocked: true }),
  )

/**
 * The living session of a token, or null. A suspended member has none. `byHand`: the request is one that the member
 * made, not one that a page makes by itself.
 */
export async function findSession(
  db: Db,
  token: string,
  now: number,
  byHand = false,
): Promise<Session | null> {
  const [row] = await byToken(db).execute({
    hash: hashToken(token),
    now: new Date(now).toISOString(),
    since: new Date(now - SESSION_IDLE).toISOString(),
  })
  if (!row || row.status !== 'active') return null
  const fresh = now < row.freshUntil
  if (now >= row.lastSeenAt + SEEN_STEP) {
    await db.update(sessions).set({ lastSeenAt: now }).where(free(db, row.id))
  }
  if (byHand && fresh && now + FRESH_LIFE >= row.freshUntil + SEEN_STEP) {
    // Read as fresh a moment ago, and still so: two requests at once must not revive what ran out between them.
    await db
      .update(sessions)
      .set({ freshUntil: now + FRESH_LIFE })
      .where(and(free(db, row.id), gt(sessions.freshUntil, now)))
  }
  const paused = row.pausedUntil !== null && row.pausedUntil > now
  return { id: row.id, fresh, paused, member: row.member }
}

/** The member has proved who they are: money moves for a while without asking again. Answers until when. */
export async function freshen(db: Db, sessionId: string, now: number): Promise<number> {
  const freshUntil = now + FRESH_LIFE
  await db.update(sessions).set({ freshUntil }).where(eq(sessions.id, sessionId))
  return freshUntil
}

/** Whether LINE can vouch for the member. */
export async function isLinked(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ sub: lineIdentities.sub })
    .from(lineIdentities)
    .where(eq(lineIdentities.memberId, memberId))
  return rows.length > 0
}

/** Ends one session of a member. */
export async function endSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends all sessions of a member, but the one given (after a password change). */
export async function endSessions(db: Db, memberId: string, now: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt), others))
}
