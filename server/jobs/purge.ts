/** Removes what has run out: sessions, codes, tickets, counters. */
import { and, isNotNull, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  knownDevices,
  linkTokens,
  otpCodes,
  otpTokens,
  passkeyChallenges,
  pinProofs,
  sessions,
} from '../db/schema/identity.ts'
import { rateLimits } from '../db/schema/operations.ts'
import { inboxItems } from '../db/schema/rewards.ts'
import { statementTickets } from '../db/schema/statement.ts'
import type { Db } from '../db/types.ts'
import { day } from '../kit/clock.ts'
import { SESSION_IDLE } from '../kit/identity/sessions.ts'
import { defineJob } from '../kit/job.ts'

/** Ended sessions are kept for a while, for the list of devices and for questions about an account. */
const KEPT = 30 * day

/** Notices, read and unread. */
const INBOX_KEPT = { read: 180 * day, unread: 365 * day }

/** An announcement that is still taken up (modules/inbox/parts/announcements.ts) would come back as a new one. */
const isOver = (now: number) => sql`(${inboxItems.kind} <> 'announcement' or not exists (
  select from notifications n where ${inboxItems.key} = 'announcement:' || n.id
    and (n.ends_at is null or n.ends_at > ${new Date(now - INBOX_KEPT.read).toISOString()}::timestamptz)))`

/** Deletes rows nobody can use any more. Safe to run at any time, twice, and beside another one. */
export async function purge(db: Db, now: number): Promise<void> {
  const longEnded = [sessions.expiresAt, sessions.revokedAt].map((end) => lt(end, now - KEPT))
  await db.delete(sessions).where(or(...longEnded, lt(sessions.lastSeenAt, now - SESSION_IDLE - KEPT)))
  // A day longer than they can be used: the limits of a day still count on them.
  await db.delete(otpCodes).where(lt(otpCodes.expiresAt, now - day))
  await db.delete(otpTokens).where(lt(otpTokens.expiresAt, now - day))
  await db.delete(pinProofs).where(lt(pinProofs.expiresAt, now - day))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now - day))
  await db.delete(linkTokens).where(lt(linkTokens.expiresAt, now - day))
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now))
  await db.delete(statementTickets).where(lt(statementTickets.expiresAt, now))
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
  const oldInbox = or(
    and(isNotNull(inboxItems.readAt), lt(inboxItems.at, now - INBOX_KEPT.read)),
    lt(inboxItems.at, now - INBOX_KEPT.unread),
  )
  await db.delete(inboxItems).where(and(oldInbox, isOver(now)))
}

export const dailyPurge = defineJob(
  'purge',
  z.object({}),
  (_, { database, clock }) => purge(database.db, clock.now()),
  {
    schedule: '15 4 * * *',
  },
)
