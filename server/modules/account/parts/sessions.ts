/** Devices that are signed in: `GET /api/member/sessions`, `POST …/revoke`. */
import { and, desc, eq, ne } from 'drizzle-orm'
import { getSessions, revokeSessions } from '#contracts/account.ts'
import { sessions } from '../../../db/schema/identity.ts'
import { notFound } from '../../../kit/errors.ts'
import { forgetDevicesOf } from '../../../kit/identity/devices.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { isLiving } from '../../../kit/identity/sessions.ts'
import { deviceOf } from '../../auth/device.ts'

const living = (memberId: string, now: number) => and(eq(sessions.memberId, memberId), isLiving(now))

export const getSessionsHandler = handle(getSessions, async (_, { tx, member, sessionId, now }) => {
  const rows = await tx
    .select()
    .from(sessions)
    .where(living(member.id, now))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent),
      // An address alone is no place, and asking a third party for one would tell it who plays here.
      place: '',
      created_at: row.createdAt,
      last_seen_at: row.lastSeenAt,
      current: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
})

export const revokeSessionsHandler = handle(revokeSessions, async ({ session_id }, ctx) => {
  const { tx, member, sessionId, now } = ctx
  const which = session_id === undefined ? ne(sessions.id, sessionId ?? '') : eq(sessions.id, session_id)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(living(member.id, now), which))
    .returning({ tokenHash: sessions.tokenHash })
  // Signed out from afar: perhaps lost, so it is the member's own device no more.
  await forgetDevicesOf(
    tx,
    ended.map((row) => row.tokenHash),
  )
  if (session_id !== undefined && ended.length === 0) notFound()
  return { revoked: ended.length }
})
