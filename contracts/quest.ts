/** Quests, event quests and the daily check-in. EXTRA-4. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { agreed, credited, reward } from './reward.ts'
import { counted, day, flag, id, instant, int, num, oneOf, paging, rows, text } from './wire.ts'

/** What the progress of a quest is made of; each is read from what really happened. */
export const questMeasures = [
  'deposit',
  'turnover',
  'rounds',
  'bills',
  'yeekee',
  'checkin',
  'friends',
  'line',
  'mobile',
] as const

/** A word of `questMeasures`. */
export type QuestMeasure = (typeof questMeasures)[number]

/**
 * A quest as this member stands with it. `progress` and `goal` are plain numbers, baht and not satang where they are
 * money; progress never exceeds the goal.
 */
export const quest = z.object({
  quest_id: id(),
  /** Set for a quest of an event: it is collected by `quest.event`. */
  event_id: text(),
  event_title: text(),
  title: z.string(),
  description: text(),
  image: text(),
  group: oneOf(['day', 'week', 'event', 'once']),
  state: oneOf(['locked', 'running', 'claimable', 'claimed', 'expired']),
  progress: num(),
  goal: num(),
  /** What progress counts: `baht`, or a word to show. */
  unit: text(),
  measure: oneOf(questMeasures),
  reward,
  /** Page of the site where the quest is done. */
  link: text(),
  /** Until when it can be done and collected; missing: no end. */
  ends_at: z.nullish(instant()),
  /** Of a locked quest: the title of the one to collect first. */
  needs: text(),
})

/** One quest, read: `ends_at` in epoch ms (UTC). */
export type Quest = z.output<typeof quest>

/** Of the period that holds now; those that are over are seen for three more days. */
export const getQuests = endpoint({
  name: 'quest.list',
  method: 'GET',
  path: '/api/quest/list',
  origin: 'spec',
  summary: 'Quests of the member with their progress.',
  response: rows(quest),
})

/**
 * Refused for a quest that is unknown, of an event, locked, not finished, over, or collected in this period, and for
 * credit with turnover without `agreed_turnover`, or while a promotion is in the main wallet.
 */
export const redeemQuest = endpoint({
  name: 'quest.redeem',
  method: 'POST',
  path: '/api/quest/redeem',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Collects the reward of a finished quest.',
  request: z.object({ quest_id: id(), ...agreed }),
  response: credited,
})

/** Refused as `redeemQuest` is, and for a quest of another event or none. */
export const redeemEventQuest = endpoint({
  name: 'quest.event',
  method: 'POST',
  path: '/api/event/quest',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Collects the reward of a finished quest that belongs to an event.',
  request: z.object({ event_id: id(), quest_id: id(), ...agreed }),
  response: credited,
})

/** A reward that was collected, as it was then. */
export const questClaim = z.object({ id: id(), title: z.string(), reward, at: instant() })

/** One reward, read: `at` in epoch ms (UTC). */
export type QuestClaim = z.output<typeof questClaim>

/** 20 a page unless told, 50 at most. */
export const getQuestHistory = endpoint({
  name: 'quest.history',
  method: 'GET',
  path: '/api/quest/history',
  origin: 'extension',
  summary: 'Rewards of quests that the member collected, newest first.',
  request: z.object(paging),
  response: z.array(questClaim),
  extra: counted,
})

/** The streak counts Thai calendar days; a missed day starts it again. */
export const checkin = z.object({
  today: day(),
  /** Days in a row; today's is in it once it is done. */
  streak: int(),
  checked_in_today: flag(),
  /** The days of the current round, from its first. */
  days: rows(z.object({ no: int(), reward, state: oneOf(['done', 'today', 'ahead']) })),
})

/** Read. After the last day of a round comes its first again. */
export type Checkin = z.output<typeof checkin>

/** Without `days` where the agent has no rewards for it. */
export const getCheckin = endpoint({
  name: 'quest.checkin',
  method: 'GET',
  path: '/api/quest/checkin',
  origin: 'extension',
  summary: 'Daily check-in: streak and rewards.',
  response: checkin,
})

/** Refused when it is done for today and where the agent has no rewards for it; credit as in `redeemQuest`. */
export const doCheckin = endpoint({
  name: 'quest.doCheckin',
  method: 'POST',
  path: '/api/quest/checkin',
  idempotent: true,
  origin: 'extension',
  summary: 'Checks in for today, once a Thai day.',
  request: z.object({ ...agreed }),
  response: z.object({ checkin, credited }),
})
