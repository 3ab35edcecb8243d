/** How long a member plays, and the reality check (decision 084). The clock is moved by the ledger with each stake; here it is read and answered. */
import { eq, sql } from 'drizzle-orm'
import type { PlaySession } from '#contracts/pause.ts'
import { satang } from '#contracts/money.ts'
import { isOwed, isPlaying } from '#rules/protection/reality-check.ts'
import { playClocks } from '../../db/schema/pause.ts'
import { wallets } from '../../db/schema/member.ts'
import { ledgerAccounts } from '../../db/schema/ledger.ts'
import type { Db, Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { noteChange } from '../records/note-change.ts'

/** Where a member has not chosen. */
const USUAL = 60

type Minutes = (typeof playClocks.$inferSelect)['minutes']

async function clockOf(db: Db, memberId: string) {
  const [row] = await db.select().from(playClocks).where(eq(playClocks.memberId, memberId))
  return row
}

/** Minutes between reality checks. */
export const reminderOf = async (db: Db, memberId: string): Promise<number> =>
  (await clockOf(db, memberId))?.minutes ?? USUAL

/** From when on a check is owed, if play goes on so long; null while nobody plays. */
export async function checkAt(db: Db, memberId: string, now: number): Promise<number | null> {
  const clock = await clockOf(db, memberId)
  return clock && (isOwed(clock, now) || isPlaying(clock, now)) ? clock.dueAt : null
}

async function balanceOfAll(db: Db, memberId: string) {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerAccounts.balance}), 0)` })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, sql`'wallet:' || ${wallets.id}`))
    .where(eq(wallets.memberId, memberId))
  return satang(Number(row!.sum))
}

/** What the reality check shows; null while nobody plays and no check waits. */
export async function playSessionOf(db: Db, memberId: string, now: number): Promise<PlaySession | null> {
  const clock = await clockOf(db, memberId)
  if (!clock || clock.startedAt === null || clock.lastAt === null) return null
  const due = isOwed(clock, now)
  const playing = isPlaying(clock, now)
  if (!due && !playing) return null
  return {
    started_at: clock.startedAt,
    // Time away from play is not told as play.
    minutes: Math.floor(((playing ? now : clock.lastAt) - clock.startedAt) / minute),
    staked: clock.staked,
    returned: clock.returned,
    net: satang(clock.returned - clock.staked),
    balance: await balanceOfAll(db, memberId),
    next_reminder_at: clock.dueAt,
    due,
  }
}

const locked = async (tx: Tx, memberId: string) => {
  await tx.insert(playClocks).values({ memberId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(playClocks)
    .where(eq(playClocks.memberId, memberId))
    .for('no key update')
  return row!
}

/** A check that waits is answered: play goes on and the next is counted from now, or the session is over. */
export async function answerWaiting(tx: Tx, memberId: string, goesOn: boolean, now: number): Promise<void> {
  const clock = await locked(tx, memberId)
  if (!isOwed(clock, now)) return
  const next = goesOn
    ? { dueAt: now + clock.minutes * minute, lastAt: now }
    : { startedAt: null, lastAt: null, dueAt: null }
  await tx.update(playClocks).set(next).where(eq(playClocks.memberId, memberId))
  const change = { memberId, at: now, who: 'member', what: 'check', before: { due_at: clock.dueAt } }
  await noteChange(tx, { ...change, after: { go_on: goesOn } })
}

/** Sooner at once; a check that waits goes on waiting. */
export async function chooseReminder(tx: Tx, memberId: string, minutes: Minutes, now: number): Promise<void> {
  const clock = await locked(tx, memberId)
  if (clock.minutes === minutes) return
  const dueAt =
    clock.dueAt === null || isOwed(clock, now)
      ? clock.dueAt
      : Math.max(now, clock.dueAt + (minutes - clock.minutes) * minute)
  await tx.update(playClocks).set({ minutes, dueAt }).where(eq(playClocks.memberId, memberId))
  const change = { memberId, at: now, who: 'member', what: 'reminder' }
  await noteChange(tx, { ...change, before: { minutes: clock.minutes }, after: { minutes } })
}
