/** Games, who played them, and the sandbox providers' sessions and rounds. */
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

export const providers = pgTable('providers', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameEn: text('name_en').notNull().default(''),
  logo: text().notNull().default(''),
  position: integer().notNull().default(0),
})

export const games = pgTable('games', {
  id: text().primaryKey(),
  providerId: text('provider_id').notNull(),
  subProviderId: text('sub_provider_id').notNull().default(''),
  source: text().notNull().default(''),
  name: text().notNull(),
  nameEn: text('name_en').notNull().default(''),
  category: text().notNull(),
  image: text().notNull().default(''),
  tags: jsonb().$type<string[]>().notNull().default([]),
  rtp: doublePrecision(),
  volatility: integer(),
  hasDemo: boolean('has_demo').notNull().default(false),
  popularity: doublePrecision().notNull().default(0),
  maintenance: boolean().notNull().default(false),
  /** Which playable kind runs it. */
  kind: text().notNull().default(''),
})

/** Last played and how often: the lobby `last`. */
export const gamePlays = pgTable(
  'game_plays',
  {
    memberId: ref('member_id').notNull(),
    gameId: text('game_id').notNull(),
    plays: integer().notNull().default(1),
    lastPlayedAt: instant('last_played_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.gameId] })],
)

/** A launch. Demo: no member, no wallet, and play money in `demo_balance`, never in the ledger. */
export const gameSessions = pgTable('game_sessions', {
  id: id(),
  /** SHA-256 of the launch token in the link; spent once. */
  launchHash: text('launch_hash').notNull(),
  launchedAt: instant('launched_at').notNull(),
  launchExpiresAt: instant('launch_expires_at').notNull(),
  /** SHA-256 of the session token the launch token was exchanged for. */
  tokenHash: text('token_hash'),
  exchangedAt: instant('exchanged_at'),
  lastSeenAt: instant('last_seen_at'),
  closedAt: instant('closed_at'),
  memberId: ref('member_id'),
  walletId: ref('wallet_id'),
  /** The member's session it was opened in, and ends with. Null: a demo, or a session that is gone. */
  sessionId: ref('session_id'),
  gameId: text('game_id').notNull(),
  demo: boolean().notNull(),
  demoBalance: money('demo_balance'),
})

/** One round is settled once: (session, round_key) is unique. */
export const gameRounds = pgTable('game_rounds', {
  id: id(),
  sessionId: ref('session_id').notNull(),
  roundKey: text('round_key').notNull(),
  fingerprint: text().notNull().default(''),
  stake: money('stake').notNull(),
  win: money('win').notNull(),
  /** What was answered, so that a repeated round_key is answered the same. */
  outcome: jsonb().$type<unknown>().notNull(),
  journalId: ref('journal_id'),
  createdAt: instant('created_at').notNull(),
})
