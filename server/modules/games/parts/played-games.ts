/** Rows that the game module reads and writes for a member. */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { gamePlays, games } from '../../../db/schema/games.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Db, Tx } from '../../../db/types.ts'

/** How many games `last` remembers. */
const REMEMBERED = 30

/** Whether the game is under maintenance at this moment; null when there is no such game. */
export async function maintenanceOf(db: Db, gameId: string): Promise<boolean | null> {
  const [row] = await db.select({ maintenance: games.maintenance }).from(games).where(eq(games.id, gameId))
  return row ? row.maintenance : null
}

/** Games the member opened, the newest first. */
export async function lastPlayed(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ gameId: gamePlays.gameId })
    .from(gamePlays)
    .where(eq(gamePlays.memberId, memberId))
    .orderBy(desc(gamePlays.lastPlayedAt), asc(gamePlays.gameId))
    .limit(REMEMBERED)
  return rows.map((row) => row.gameId)
}

/** Counts a launch. */
export async function notePlay(tx: Tx, memberId: string, gameId: string, now: number): Promise<void> {
  await tx
    .insert(gamePlays)
    .values({ memberId, gameId, lastPlayedAt: now })
    .onConflictDoUpdate({
      target: [gamePlays.memberId, gamePlays.gameId],
      set: { plays: sql`${gamePlays.plays} + 1`, lastPlayedAt: now },
    })
}

type WalletRow = typeof wallets.$inferSelect

/** The member's own wallet; null for another's as for none. */
export async function ownWallet(db: Db, memberId: string, walletId: string): Promise<WalletRow | null> {
  if (!/^\d{1,18}$/.test(walletId)) return null
  const [row] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.id, walletId), eq(wallets.memberId, memberId)))
  return row ?? null
}
