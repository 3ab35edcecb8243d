/** Notices to a member, and the read state that every device shares. Issue of rewards, "Notifications and events". */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { flag, id, instant, int, int32, oneOf, rows, text } from './wire.ts'

/** What was announced to this member and whether it was read, in step on every device. */
export const inboxItem = z.object({
  id: id(),
  kind: oneOf(['announcement', 'deposit', 'withdrawal', 'result', 'reward', 'security']),
  title: z.string(),
  body: text(),
  image: text(),
  link: text(),
  at: instant(),
  read: flag(),
})

/** One notice, read: `at` in epoch ms (UTC); `link` '' leads nowhere. */
export type InboxItem = z.output<typeof inboxItem>

/**
 * 20 unless told, 50 at most; `unread` counts all of them. What arrives later neither moves nor repeats the notices of
 * a later page.
 */
export const getInbox = endpoint({
  name: 'inbox.list',
  method: 'GET',
  path: '/api/member/inbox',
  origin: 'extension',
  onError: 'part',
  summary: 'Notices to the member, newest first, after `before_id`.',
  request: z.object({ before_id: z.optional(id()), limit: z.optional(int32()) }),
  response: rows(inboxItem),
  extra: z.object({ unread: z.optional(int()) }),
})

/** The same again changes nothing; ids that are not the member's are passed over. `unread`: how many are left. */
export const markInboxRead = endpoint({
  name: 'inbox.read',
  method: 'POST',
  path: '/api/member/inbox/read',
  byHand: false,
  origin: 'extension',
  onError: 'part',
  summary: 'Marks notices as read; all of them when none is named.',
  request: z.object({ ids: z.optional(z.array(id())) }),
  response: z.object({ unread: int() }),
})

/** What waits for the member to be taken, for the badges of the menu. */
export const getRewardsSummary = endpoint({
  name: 'member.rewardsSummary',
  method: 'GET',
  path: '/api/member/rewards/summary',
  onError: 'part',
  origin: 'extension',
  summary: 'What the member can take now: quests, free spins, cashback, commission.',
  response: z.object({
    quests_claimable: int(),
    wheel_spins: int(),
    /** Daily and weekly, all that can be claimed now. */
    cashback: baht(),
    /** Commission that was earned and not redeemed. */
    affiliate: baht(),
  }),
})

/** Read: `cashback` and `affiliate` in satang. */
export type RewardsSummary = z.output<typeof getRewardsSummary.response>
