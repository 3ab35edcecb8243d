/** Yeekee: each round's commitment and chain of shots (domain.md §3.4). No house account ever shoots. */
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { id, instant, money, ref } from '../columns.ts'
import type { YeekeeBeacon, YeekeeDelay } from './lotto-shapes.ts'

/** How a result is made: contracts/yeekee.ts. */
export type YeekeeRules = 'yk1' | 'yk2' | 'yk2d'

/** The seeds of a lottery's day: a chain of hashes whose end is published before the first round. */
export const yeekeeDays = pgTable('yeekee_days', {
  id: id(),
  lotteryId: ref('lottery_id').notNull(),
  gameDay: date('game_day', { mode: 'string' }).notNull(),
  rounds: integer().notNull(),
  anchor: text().notNull(),
  /** The last round's seed, of which all others follow; told to nobody before that round's end. */
  lastSeed: text('last_seed').notNull(),
  /** Members' tags are made with it; never told. */
  tagKey: text('tag_key').notNull(),
  /** The beacon that its rounds name values of; null: they have the delay, one of the two. */
  beacon: jsonb().$type<YeekeeBeacon>(),
  delay: jsonb().$type<YeekeeDelay>(),
})

export const yeekeeRounds = pgTable('yeekee_rounds', {
  roundId: ref('round_id').primaryKey(),
  /** What the chain is named after: `YK-20261016-042`. */
  chainId: text('chain_id').notNull(),
  /** 64 hex digits; told to nobody before the result. */
  serverSeed: text('server_seed').notNull(),
  /** SHA-256 of the seed, published before the round opens. */
  commitHash: text('commit_hash').notNull(),
  head: text().notNull(),
  shots: integer().notNull().default(0),
  /** Those it was made with. */
  rules: text().$type<YeekeeRules>().notNull(),
  dayId: ref('day_id'),
  /** Since when no shot is taken any more, and `head` is shown as the last one. */
  publishedAt: instant('published_at'),
  /** The value that enters the result, by `yk2`: the first that comes out after the close. */
  beaconRound: bigint('beacon_round', { mode: 'number' }),
  /** Written once, with the end. */
  proof: jsonb().$type<YeekeeProof>(),
})

/** The delay of a round by `yk2d`, as far as it is computed. */
export const yeekeeDelays = pgTable('yeekee_delays', {
  roundId: ref('round_id').primaryKey(),
  /** 64 hex digits after each segment, one after the other. */
  checkpoints: text().notNull().default(''),
  /** A process computes it, and is heard of before then. */
  leasedUntil: instant('leased_until'),
})

export const yeekeeShots = pgTable(
  'yeekee_shots',
  {
    roundId: ref('round_id').notNull(),
    seq: integer().notNull(),
    /** Null: derived from the seed because too few members shot. */
    memberId: ref('member_id'),
    number: text().notNull(),
    head: text().notNull(),
    /** Stands for the member in the chain; '' before `yk2`. */
    tag: text().notNull().default(''),
    /** Masked. */
    name: text().notNull().default(''),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.seq] })],
)

/** Credit for the newest and the sixteenth shot. */
export const yeekeePrizes = pgTable(
  'yeekee_prizes',
  {
    roundId: ref('round_id').notNull(),
    rank: integer().notNull(),
    seq: integer().notNull(),
    memberId: ref('member_id').notNull(),
    amount: money('amount').notNull(),
    journalId: ref('journal_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.rank] })],
)
