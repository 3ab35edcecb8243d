/** Bearer sessions: opened at sign-in, checked on each call, ended one by one or all at once. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import { members } from '../db/schema/member.ts'
import { sessions } from '../db/schema/identity.ts'
import type { Db } from '../db/types.ts'
import { day, minute } from './clock.ts'
import { hashToken, newToken } from './tokens.ts'

/** Unused for this long, a session ends (ASVS 7.3.1). */
export const SESSION_IDLE = 7 * day
/** Whatever its use, a session ends after this (ASVS 7.3.2). */
export const SESSION_LIFE = 30 * day
/** `last_seen` is written at most this often. */
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
    ip: input.ip ?? '',
    userAgent: (input.userAgent ?? '').slice(0, 300),
  })
  return token
}

/** The living session of a token, or null. A suspended member has none. */
export async function findSession(db: Db, token: string, now: number): Promise<Session | null> {
  const [row] = await db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      status: members.status,
      member: {
        id: members.id,
        agentCode: members.agentCode,
        username: members.username,
        vipLevel: members.vipLevel,
      },
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt)))
  if (!row || row.status !== 'active') return null
  if (now >= row.expiresAt || now >= row.lastSeenAt + SESSION_IDLE) return null
  if (now >= row.lastSeenAt + SEEN_STEP) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id))
  }
  return { id: row.id, member: row.member }
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
