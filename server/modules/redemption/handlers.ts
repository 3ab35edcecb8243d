/** Point shop: items, what one would cost, redeeming it, and what was redeemed. EXTRA-3. */
import { calcRedemption, getRedemptionItems, getRedemptions, redeemItem } from '#contracts/redemption.ts'
import { satang } from '#contracts/money.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { refuse } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { agentMessages } from '../../strings/agent.ts'
import { redemptionMessages as words } from '../../strings/redemption.ts'
import { pointsOf } from '../points/read-points.ts'
import { rewardOf, turnoverOf } from '../reward/give-reward.ts'
import { redemptionsOf } from './history.ts'
import { giftOf, itemOnOffer, itemsOnOffer, limitLeft, redeemedBy } from './parts/items.ts'
import { judge } from './parts/judge.ts'
import { redeem } from './parts/redeem.ts'

const MOST_LISTED = 50

export const redemptionHandlers = collect(
  handle(getRedemptionItems, {
    mode: 'read',
    run: async ({ agent_code }, { tx, member, now }) => {
      const code = member?.agentCode ?? agent_code ?? refuse(agentMessages.unknownAgent)
      const items = await itemsOnOffer(tx, code, now)
      const redeemed = member ? await redeemedBy(tx, member.id) : new Map<string, number>()
      return items.map((item) => ({
        item_id: item.id,
        name: item.name,
        description: item.description,
        image: item.image,
        reward: rewardOf(giftOf(item, 1)),
        points: item.points,
        stock: item.stock,
        member_limit: limitLeft(item, redeemed.get(item.id) ?? 0),
        popular: item.popular,
      }))
    },
  }),

  handle(calcRedemption, {
    mode: 'read',
    run: async ({ item_id, quantity, wallet_id: walletId }, { tx, member, now }) => {
      const item = (await itemOnOffer(tx, member.agentCode, item_id, now)) ?? refuse(words.unknown)
      const { points } = await pointsOf(tx, member.id, now)
      const { cost, most, fault } = await judge(tx, { memberId: member.id, item, quantity, walletId, points })
      const gift = giftOf(item, quantity)
      return {
        points_now: points,
        points_used: cost,
        points_left: points - cost,
        max_quantity: most,
        credit: gift.amount ?? satang(0),
        turnover: turnoverOf(gift),
        can_redeem: fault === null,
        message: fault ?? '',
      }
    },
  }),

  handle(redeemItem, async (wish, ctx) => reply({ data: await redeem(wish, ctx), message: words.done })),

  handle(getRedemptions, {
    mode: 'read',
    run: async ({ page = 1, limit = 20 }, { tx, member }) => {
      const most = Math.min(Math.max(limit, 1), MOST_LISTED)
      const { data, total } = await redemptionsOf(tx, member.id, Math.max(page, 1), most)
      return reply({ data, extra: { total } })
    },
  }),
)
