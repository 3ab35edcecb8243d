/** A round, exactly once: the same key is answered as it was the first time, and moves money no second time. */
import { createHash } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { gameRounds, gameSessions } from '#server/db/schema/games.ts'
import type { Tx } from '#server/db/types.ts'
import { conflict, refuse } from '#server/kit/errors.ts'
import type { Rng } from '../../game-rules/rng.ts'
import { sandboxGames as sentences } from '../../strings/games-server.ts'
import { parseBet, play, stakeOf } from './kinds.ts'
import { settle } from './purse.ts'
import { lockSession, mustBeOpen } from './sessions.ts'

const ROUND_KEY = /^[A-Za-z0-9_-]{16,64}$/

const fingerprintOf = (bet: unknown) => createHash('sha256').update(JSON.stringify(bet)).digest('base64url')

export interface RoundInput {
  readonly token: string
  readonly roundKey: string
  readonly bet: unknown
  readonly now: number
}

/**
 * Plays and settles a round within one transaction, so that none is ever open: a bet that was taken is paid, whatever
 * becomes of the session. Whoever did not hear the outcome may ask for it after the session's end, by its key.
 */
export async function playRound(
  tx: Tx,
  { token, roundKey, bet: body, now }: RoundInput,
  rng: Rng,
): Promise<unknown> {
  const { row: session, game } = await lockSession(tx, token)
  const bet = ROUND_KEY.test(roundKey) ? parseBet(game, body) : null
  const fingerprint = fingerprintOf(bet)
  const before = bet && (await storedRound(tx, session.id, roundKey))
  if (before) return before.fingerprint === fingerprint ? before.outcome : conflict(sentences.otherBet)
  await mustBeOpen(tx, session, now)
  if (!bet) refuse(sentences.badBet)
  const stake = stakeOf(bet)
  const place = {
    sessionId: session.id,
    roundsBefore: bet.kind === 'sport' ? await roundsOf(tx, session.id) : 0,
  }
  const played = play(game, bet, place, rng)
  if (!played) refuse(sentences.badBet)
  const { balance, journalId } = await settle(tx, session, { stake, win: played.win, roundKey, now })
  const answer = { stake, win: played.win, balance, outcome: played.outcome, ...played.more }
  await tx.insert(gameRounds).values({
    sessionId: session.id,
    roundKey,
    fingerprint,
    stake,
    win: played.win,
    outcome: answer,
    journalId,
    createdAt: now,
  })
  await tx.update(gameSessions).set({ lastSeenAt: now }).where(eq(gameSessions.id, session.id))
  return answer
}

async function storedRound(tx: Tx, sessionId: string, roundKey: string) {
  const [row] = await tx
    .select({ fingerprint: gameRounds.fingerprint, outcome: gameRounds.outcome })
    .from(gameRounds)
    .where(and(eq(gameRounds.sessionId, sessionId), eq(gameRounds.roundKey, roundKey)))
  return row
}

async function roundsOf(tx: Tx, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ rounds: count() })
    .from(gameRounds)
    .where(eq(gameRounds.sessionId, sessionId))
  return row!.rounds
}
