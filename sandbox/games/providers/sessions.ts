/** Play sessions: a launch token is exchanged once for a session token that lives in the page's memory only. */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { gameSessions } from '#server/db/schema/games.ts'
import { wallets } from '#server/db/schema/member.ts'
import { statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/types.ts'
import { hour, minute } from '#server/kit/clock.ts'
import { unauthenticated } from '#server/kit/errors.ts'
import { SESSION_IDLE } from '#server/kit/identity/sessions.ts'
import { hashToken } from '#server/kit/identity/tokens.ts'
import { findGame } from '../../catalogue/catalogue.ts'
import type { CatalogueGame } from '../../catalogue/entry.ts'

export type SessionRow = typeof gameSessions.$inferSelect

/** After so long without a round the page must be opened anew. */
const IDLE = 30 * minute
/** However much it is played, a session of a game ends after this. */
const GAME_LIFE = 12 * hour

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

export interface Exchange {
  readonly launch: string
  readonly token: string
  readonly now: number
}

export interface PlaySession {
  readonly row: SessionRow
  readonly game: CatalogueGame
}

/** The sentence of a link that is spent, late or unknown: the three are answered alike. */
export class LinkSpent extends Error {}

/**
 * Exchanges a launch token for the session token that the page made itself. Of two pages with one launch token one
 * at most succeeds; the same page may ask again when it did not hear the answer (a browser may even send a request
 * twice by itself).
 */
export async function exchange(tx: Tx, { launch, token, now }: Exchange): Promise<PlaySession> {
  if (!TOKEN.test(launch) || !TOKEN.test(token)) throw new LinkSpent()
  const tokenHash = hashToken(token)
  // Asked again, it is the same exchange: its life began with the first.
  const nowParam = sql.param(now, gameSessions.exchangedAt)
  const [row] = await tx
    .update(gameSessions)
    .set({ tokenHash, exchangedAt: sql`coalesce(${gameSessions.exchangedAt}, ${nowParam})`, lastSeenAt: now })
    .where(
      and(
        eq(gameSessions.launchHash, hashToken(launch)),
        or(isNull(gameSessions.tokenHash), eq(gameSessions.tokenHash, tokenHash)),
        gt(gameSessions.launchExpiresAt, now),
      ),
    )
    .returning()
  const game = row && findGame(row.gameId)
  if (!row || !game || (!row.demo && !(await holdMember(tx, tokenHash, now)))) throw new LinkSpent()
  return { row, game }
}

/** Whether a new bet may be placed. HTTP 401 when the session is over, by itself or with that of its member. */
export function mustBeOpen(row: SessionRow, isMemberIn: boolean, now: number): void {
  if (now - (row.lastSeenAt ?? 0) > IDLE || now - (row.exchangedAt ?? 0) > GAME_LIFE) unauthenticated()
  if (!row.demo && !isMemberIn) unauthenticated()
}

const holdingMember = statement<{ status: string }>(
  'game.session.member',
  `select m.status from sessions s join members m on m.id = s.member_id
   join game_sessions g on g.session_id = s.id and g.member_id = s.member_id
   where g.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and s.last_seen_at > $3
   for share of s`,
)

/** Whether the member is still signed in where the game was opened. Held until the transaction ends. */
async function holdMember(tx: Tx, hash: string, now: number): Promise<boolean> {
  const moments = [now, now - SESSION_IDLE].map((at) => new Date(at).toISOString())
  const [living] = await holdingMember(tx, [hash, ...moments])
  return living?.status === 'active'
}

/** Name of the wallet that pays; '' for a demo. */
export async function walletName(tx: Tx, row: SessionRow): Promise<string> {
  if (!row.walletId) return ''
  const [wallet] = await tx.select({ name: wallets.name }).from(wallets).where(eq(wallets.id, row.walletId))
  return wallet?.name ?? ''
}
