/** Play sessions: a launch token is exchanged once for a session token that lives in the page's memory only. */
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { gameSessions } from '../../../db/schema/games.ts'
import { members, wallets } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { minute } from '../../../kit/clock.ts'
import { unauthenticated } from '../../../kit/errors.ts'
import { hashToken } from '../../../kit/tokens.ts'
import { findGame } from '../../catalogue/catalogue.ts'
import type { CatalogueGame } from '../../catalogue/entry.ts'

export type SessionRow = typeof gameSessions.$inferSelect

/** After so long without a round the page must be opened anew. */
export const IDLE = 30 * minute

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
 * twice by itself, reliability.md §0.1).
 */
export async function exchange(tx: Tx, { launch, token, now }: Exchange): Promise<PlaySession> {
  if (!TOKEN.test(launch) || !TOKEN.test(token)) throw new LinkSpent()
  const tokenHash = hashToken(token)
  const [row] = await tx
    .update(gameSessions)
    .set({ tokenHash, exchangedAt: now, lastSeenAt: now })
    .where(
      and(
        eq(gameSessions.launchHash, hashToken(launch)),
        or(isNull(gameSessions.tokenHash), eq(gameSessions.tokenHash, tokenHash)),
        gt(gameSessions.launchExpiresAt, now),
      ),
    )
    .returning()
  const game = row && findGame(row.gameId)
  if (!row || !game) throw new LinkSpent()
  return { row, game }
}

/** The session of a token, locked, so that its rounds are played one after the other. HTTP 401 when it is over. */
export async function openSession(tx: Tx, token: string, now: number): Promise<PlaySession> {
  const [row] = await tx
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashToken(token)))
    .for('update')
  const game = row && findGame(row.gameId)
  if (!row || !game || now - (row.lastSeenAt ?? 0) > IDLE) unauthenticated()
  if (row.memberId) {
    const [member] = await tx
      .select({ status: members.status })
      .from(members)
      .where(eq(members.id, row.memberId))
    if (member?.status !== 'active') unauthenticated()
  }
  return { row, game }
}

/** Name of the wallet that pays; '' for a demo. */
export async function walletName(tx: Tx, row: SessionRow): Promise<string> {
  if (!row.walletId) return ''
  const [wallet] = await tx.select({ name: wallets.name }).from(wallets).where(eq(wallets.id, row.walletId))
  return wallet?.name ?? ''
}
