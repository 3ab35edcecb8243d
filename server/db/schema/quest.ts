/** Quests of an agent and what was collected of them; the daily check-in (EXTRA-4). */
import type { QuestMeasure } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

/** How often a quest begins again: each Thai day, each week from Monday, never. */
export type QuestPeriod = 'day' | 'week' | 'event' | 'once'

/** What is given, as `Gift` (reward/give-reward.ts) reads it: `amount` of credit, `count` of the rest. */
const gift = {
  kind: text().$type<'credit' | 'points' | 'wheel_spins'>().notNull(),
  label: text().notNull().default(''),
  amount: money('amount'),
  count: integer(),
  turnoverTimes: integer('turnover_times').notNull().default(0),
  categorys: text().notNull().default('all'),
  validDays: integer('valid_days'),
}

export const quests = pgTable('quests', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  /** Of quests with the period `event`, and of no other. */
  eventId: ref('event_id'),
  period: text().$type<QuestPeriod>().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  image: text().notNull().default(''),
  /** What progress is made of (modules/quest/parts/measures.ts). */
  measure: text().$type<QuestMeasure>().notNull(),
  /** Game categories that count for a measure of play; `all`, or comma-separated. */
  playCategorys: text('play_categorys').notNull().default('all'),
  /** Satang for a measure of money, a number of things for the rest. */
  goal: bigint({ mode: 'number' }).notNull(),
  /** `baht`, or a word to show. */
  unit: text().notNull().default(''),
  ...gift,
  /** Page of the site where it is done. */
  link: text().notNull().default(''),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  /** Locked until the reward of this one was collected. */
  needsQuestId: ref('needs_quest_id'),
  position: integer().notNull().default(0),
})

/** Rewards that were collected: title and reward as they were then. */
export const questClaims = pgTable('quest_claims', {
  id: id(),
  questId: ref('quest_id').notNull(),
  memberId: ref('member_id').notNull(),
  /** First Thai day of the day or week; `once` for quests that never begin again. */
  period: text().notNull(),
  title: text().notNull(),
  reward: jsonb().$type<Reward>().notNull(),
  /** The movement in the ledger; null where no money moved. */
  journalId: ref('journal_id'),
  at: instant('at').notNull(),
})

/** What each day of a round of check-ins gives; after the last one the round begins again. */
export const checkinDays = pgTable(
  'checkin_days',
  { agentCode: text('agent_code').notNull(), no: integer().notNull(), ...gift },
  (t) => [primaryKey({ columns: [t.agentCode, t.no] })],
)

export const checkins = pgTable(
  'checkins',
  {
    memberId: ref('member_id').notNull(),
    /** Thai day. */
    day: date({ mode: 'string' }).notNull(),
    /** Days in a row up to this one. */
    streak: integer().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)
