/** Quests, event quests and the daily check-in (EXTRA-4). */
import * as contract from '#contracts/quest.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { questMessages as words } from '../../strings/quest.ts'
import { checkIn, checkinOf } from './checkin.ts'
import { claimsOf } from './parts/history.ts'
import { questView, seenQuests } from './parts/list.ts'
import { redeemQuest } from './parts/redeem.ts'

const MOST_LISTED = 50

export const questHandlers = collect(
  handle(contract.getQuests, async (_, { tx, member, now }) =>
    (await seenQuests(tx, member, now)).map((standing) => questView(standing, now)),
  ),

  handle(
    contract.redeemQuest,
    async ({ quest_id: questId, agreed_turnover: agreed }, { tx, member, now }) => {
      const data = await redeemQuest(tx, { member, questId, eventId: null, agreed, now })
      return reply({ data, message: words.done })
    },
  ),

  handle(contract.redeemEventQuest, async (wish, { tx, member, now }) => {
    const { quest_id: questId, event_id: eventId, agreed_turnover: agreed } = wish
    const data = await redeemQuest(tx, { member, questId, eventId, agreed, now })
    return reply({ data, message: words.done })
  }),

  handle(contract.getQuestHistory, async ({ page = 1, limit = 20 }, { tx, member }) => {
    const part = { page: Math.max(page, 1), limit: Math.min(Math.max(limit, 1), MOST_LISTED) }
    const { data, total } = await claimsOf(tx, member.id, part)
    return reply({ data, extra: { total } })
  }),

  handle(contract.getCheckin, (_, { tx, member, now }) => checkinOf(tx, member, now)),

  handle(contract.doCheckin, async ({ agreed_turnover: agreed }, { tx, member, now }) => {
    const credited = await checkIn(tx, member, { agreed, now })
    return reply({ data: { checkin: await checkinOf(tx, member, now), credited }, message: words.checkedIn })
  }),
)
