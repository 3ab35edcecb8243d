/** The prize wheel: tables of prizes, seeds of members, spins. Free spins themselves are in `rewards.ts`. */
import type { RewardKind } from '#contracts/reward.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** A published wheel; another table of prizes is another wheel. One of an agent's is active. */
export const wheels = pgTable('wheels', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  title: text().notNull(),
  /** Null: cannot be spun with points. */
  pointsPerSpin: integer('points_per_spin'),
  freeSpinRule: text('free_spin_rule').notNull().default(''),
  /** SHA-256 of contracts/wheel-table.ts `wheelTableText`. */
  tableHash: text('table_hash').notNull(),
  active: boolean().notNull().default(false),
})

/** In the order of the cumulative weights, which sum to 10,000. Never changed. */
export const wheelPrizes = pgTable('wheel_prizes', {
  id: id(),
  wheelId: ref('wheel_id').notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  image: text().notNull().default(''),
  kind: text().$type<RewardKind>().notNull(),
  label: text().notNull().default(''),
  amount: money('amount'),
  count: integer(),
  turnoverTimes: integer('turnover_times').notNull().default(0),
  categorys: text().notNull().default('all'),
  validDays: integer('valid_days'),
  weight: integer().notNull(),
})

/** Of a member: one in use, one prepared, and those that were revealed. */
export const wheelSeeds = pgTable('wheel_seeds', {
  id: id(),
  memberId: ref('member_id').notNull(),
  /** 32 bytes in hexadecimal. Told to nobody before `revealedAt`. */
  serverSeed: text('server_seed').notNull(),
  serverSeedHash: text('server_seed_hash').notNull(),
  /** '' until it is in use; of a member's first, until its first spin. */
  clientSeed: text('client_seed').notNull().default(''),
  /** Of the next spin. */
  nonce: integer().notNull().default(0),
  startedAt: instant('started_at'),
  revealedAt: instant('revealed_at'),
})

export const wheelSpins = pgTable('wheel_spins', {
  id: id(),
  memberId: ref('member_id').notNull(),
  /** Of the intent that spun: a repetition finds its spin. */
  operation: text().notNull(),
  wheelId: ref('wheel_id').notNull(),
  /** Prizes never change: the row is the snapshot of what was won. */
  prizeId: ref('prize_id').notNull(),
  tab: integer().notNull(),
  slot: integer().notNull(),
  seedId: ref('seed_id').notNull(),
  nonce: integer().notNull(),
  /** Left after the spin and its prize. */
  freeSpins: integer('free_spins').notNull(),
  points: integer(),
  at: instant('at').notNull(),
  /** When the prize was given; null while it waits. */
  collectedAt: instant('collected_at'),
})
