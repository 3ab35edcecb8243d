/** Quests, event quests and the daily check-in. EXTRA-4; board 17.3. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { credited, reward } from './reward.ts'
import { day, flag, id, instant, int, num, oneOf, rows, text } from './wire.ts'

export const quest = z.object({
  quest_id: id(),
  /** Set for a quest of an event: it is collected by `quest.event`. */
  event_id: text(),
  title: z.string(),
  description: text(),
  image: text(),
  group: oneOf(['day', 'week', 'event', 'once']),
  state: oneOf(['locked', 'running', 'claimable', 'claimed', 'expired']),
  progress: num(),
  goal: num(),
  /** What progress counts: `baht`, or a word to show. */
  unit: text(),
  reward,
  /** Page of the site where the quest is done. */
  link: text(),
  ends_at: z.nullish(instant()),
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
  origin: 'spec',
  summary: 'Collects the reward of a finished quest that belongs to an event.',
  request: z.object({ event_id: id(), quest_id: id() }),
  response: credited,
})

/** The streak counts Thai calendar days; a missed day starts it again. */
export const checkin = z.object({
  today: day(),
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
