/** A round, exactly once: the same key is answered as it was the first time, and moves money no second time. */
import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { rowOf } from '#server/db/columns.ts'
import { gameRounds, gameSessions } from '#server/db/schema/games.ts'
import { statement, withTheEnd } from '#server/db/statement.ts'
import type { Tx } from '#server/db/types.ts'
import { conflict, refuse, unauthenticated } from '#server/kit/errors.ts'
import { SESSION_IDLE } from '#server/kit/identity/sessions.ts'
import { hashToken } from '#server/kit/identity/tokens.ts'
import { findGame } from '../../catalogue/catalogue.ts'
import type { Rng } from '../../game-rules/rng.ts'
import { sandboxGames as sentences } from '../../strings/games-server.ts'
import { parseBet, play, stakeOf } from './kinds.ts'
import { settle } from './purse.ts'
import { mustBeOpen } from './sessions.ts'

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
  const hash = hashToken(token)
  const { session, game, before, isMemberIn, purse } = await begin(tx, { hash, roundKey, now })
  const bet = ROUND_KEY.test(roundKey) ? parseBet(game, body) : null
  const fingerprint = fingerprintOf(bet)
  if (bet && before) return before.fingerprint === fingerprint ? before.outcome : conflict(sentences.otherBet)
  mustBeOpen(session, isMemberIn, now)
  if (!bet) refuse(sentences.badBet)
  const stake = stakeOf(bet)
  const place = {
    sessionId: session.id,
    roundsBefore: bet.kind === 'sport' ? await roundsOf(tx, session.id) : 0,
  }
  const played = play(game, bet, place, rng)
  if (!played) refuse(sentences.badBet)
  const paid = await settle(tx, session, purse, { stake, win: played.win, roundKey, now })
  const answer = { stake, win: played.win, balance: paid.balance, outcome: played.outcome, ...played.more }
  const values = [session.id, roundKey, fingerprint, stake, played.win, JSON.stringify(answer), paid.key]
  withTheEnd(tx, Promise.all([paid.written, noting(tx, [...values, new Date(now).toISOString()])]))
  return answer
}

const noting = statement('game.round.note', 'select game_round_note($1, $2, $3, $4, $5, $6::jsonb, $7, $8)')

/** As `game_round_begin` answers it. */
interface Begun {
  readonly session: Record<string, unknown>
  readonly before: { readonly fingerprint: string; readonly outcome: unknown } | null
  /** Of the member, if still signed in where the game was opened. */
  readonly member: string | null
  readonly accounts: Readonly<Record<string, number>> | null
  readonly bound: boolean
  /** What is bound of the wallet; null for play money. */
  readonly held: number | null
}

const beginning = statement<{ begun: Begun | null }>(
  'game.round.begin',
  'select game_round_begin($1, $2, $3, $4) as begun',
)

/**
 * One call, in this order: who plays, locked, so that rounds are played one after the other; what was played under this key;
 * whether the member is still there, held, so that a sign-out waits for the round that came before it and once it was answered
 * no bet follows; the money, from here on moved by nobody else.
 */
async function begin(tx: Tx, { hash, roundKey, now }: { hash: string; roundKey: string; now: number }) {
  const moments = [now, now - SESSION_IDLE].map((at) => new Date(at).toISOString())
  const [row] = await beginning(tx, [hash, roundKey, ...moments])
  const begun = row!.begun ?? unauthenticated()
  const session = rowOf(gameSessions, begun.session)
  const balances = Object.entries(begun.accounts ?? {}).map(([id, sum]) => [id, satang(sum)] as const)
  return {
    session,
    game: findGame(session.gameId) ?? unauthenticated(),
    before: begun.before,
    isMemberIn: begun.member === 'active',
    purse: { balances: new Map(balances), promoted: begun.bound, bound: satang(begun.held ?? 0) },
  }
}

async function roundsOf(tx: Tx, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ rounds: count() })
    .from(gameRounds)
    .where(eq(gameRounds.sessionId, sessionId))
  return row!.rounds
}
