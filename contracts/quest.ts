/** Quests, event quests and the daily check-in. EXTRA-4; board 17.3. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { credited, reward } from './reward.ts'
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
export type QuestMeasure = (typeof questMeasures)[number]

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
export type Quest = z.output<typeof quest>

export const getQuests = endpoint({
  name: 'quest.list',
  method: 'GET',
  path: '/api/quest/list',
  origin: 'spec',
  summary: 'Quests of the member with their progress.',
  response: rows(quest),
})

export const redeemQuest = endpoint({
  name: 'quest.redeem',
  method: 'POST',
  path: '/api/quest/redeem',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Collects the reward of a finished quest.',
  request: z.object({ quest_id: id() }),
  response: credited,
})

export const redeemEventQuest = endpoint({
  name: 'quest.event',
  method: 'POST',
  path: '/api/event/quest',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Collects the reward of a finished quest that belongs to an event.',
  request: z.object({ event_id: id(), quest_id: id() }),
  response: credited,
})

/** A reward that was collected, as it was then. */
export const questClaim = z.object({ id: id(), title: z.string(), reward, at: instant() })
export type QuestClaim = z.output<typeof questClaim>

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
export type Checkin = z.output<typeof checkin>

export const getCheckin = endpoint({
  name: 'quest.checkin',
  method: 'GET',
  path: '/api/quest/checkin',
  origin: 'extension',
  summary: 'Daily check-in: streak and rewards.',
  response: checkin,
})

export const doCheckin = endpoint({
  name: 'quest.doCheckin',
  method: 'POST',
  path: '/api/quest/checkin',
  idempotent: true,
  origin: 'extension',
  summary: 'Checks in for today, once a Thai day.',
  response: z.object({ checkin, credited }),
})
