/** Yeekee: each round's commitment and chain of shots (domain.md §3.4). No house account ever shoots. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { instant, money, ref } from '../columns.ts'

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
  /** Written once, with the result. */
  proof: jsonb().$type<YeekeeProof>(),
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
