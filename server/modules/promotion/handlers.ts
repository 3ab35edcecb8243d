/** The agent's promotions: the list, receiving one, what is under way, giving it up (PROMO-1 to -5). */
import type { RequestOf } from '#contracts/kit.ts'
import {
  cancelPromotion,
  getActivePromotions,
  getEndedPromotions,
  getPromotions,
  previewPromotion,
  redeemPromotion,
} from '#contracts/promotion.ts'
import { satang } from '#contracts/money.ts'
import { day } from '../../kit/clock.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { refuse } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import type { SessionMember } from '../../kit/identity/sessions.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { lockMember } from '../../ledger/lock.ts'
import { agentMessages } from '../../strings/agent.ts'
import { promotionMessages as words } from '../../strings/promotion.ts'
import { findAgent } from '../agent/read-agent.ts'
import { activePromotionsOf, idOf } from './active.ts'
import { atStake } from './at-stake.ts'
import { boundIn } from './bound.ts'
import { giveUp, shareNow } from './end.ts'
import { endedPromotionsOf } from './parts/ended.ts'
import { offerFor, plainBaht, type Wish } from './parts/offer.ts'
import { receive } from './parts/receive.ts'
import { bundlesOf, receivedBy, runningPromotions } from './read-promotions.ts'
import { termsOf, type PromotionTerms } from '#rules/promotion-terms.ts'

function wishOf(
  input: RequestOf<typeof redeemPromotion>,
  { member, now }: { member: SessionMember; now: number },
): Wish {
  const { promotion_id: promotionId, wallet_type_id: walletTypeId, transfer_amount: transfer } = input
  return { memberId: member.id, agentCode: member.agentCode, promotionId, walletTypeId, transfer, now }
}

/** Why nobody can receive it; '' when nothing of its own stands against it. */
function blockedBy({ kind, unreadable }: PromotionTerms): string {
  if (kind === 'rebate') return words.byItself
  return unreadable.length > 0 ? words.givesNothing : ''
}

export const promotionHandlers = collect(
  handle(getPromotions, async ({ agent_code }, { tx, member, now }) => {
    // A member's agent is the one they belong to, whatever the address bar says.
    const code = member?.agentCode ?? agent_code ?? refuse(agentMessages.unknownAgent)
    const agent = (await findAgent(tx, code)) ?? refuse(agentMessages.unknownAgent)
    const rows = await runningPromotions(tx, agent.code, now)
    const all = await bundlesOf(
      tx,
      rows.map((row) => row.id),
    )
    const received = member ? await receivedBy(tx, member.id, now) : new Map<string, number>()
    return rows.map((row) => {
      const bundles = all.filter((bundle) => bundle.promotionId === row.id)
      return {
        promotion_agent_id: row.id,
        type_id: row.typeId,
        promotion_name: row.name,
        categorys: row.categorys,
        available_wallet_type_id: row.availableWalletTypeId,
        description: row.description,
        bundles: bundles.map(({ key, val, default_val }) => ({ key, val: val ?? '', default_val })),
        received_at: received.get(row.id) ?? null,
        blocked_reason: blockedBy(termsOf(row.typeId, bundles)),
      }
    })
  }),

  handle(previewPromotion, {
    mode: 'read',
    run: async (input, ctx) => {
      const { terms, quote, total, own } = await offerFor(ctx.tx, wishOf(input, ctx))
      return {
        total_balance: total,
        target_balance: terms.targetBalance ?? satang(0),
        target_turnover: quote.turnover,
        return_credit: quote.returnCredit,
        credit_amount: quote.credit,
        bound_amount: quote.turnover === 0 ? satang(0) : satang(quote.transfer + quote.credit),
        own_amount: own,
        ends_at: terms.validDays === null ? null : ctx.now + terms.validDays * day,
      }
    },
  }),

  handle(redeemPromotion, async (input, ctx) => {
    await lockMember(ctx.tx, ctx.member.id)
    const offer = await offerFor(ctx.tx, wishOf(input, ctx))
    await receive(ctx.tx, offer, { memberId: ctx.member.id, intent: ctx.operationId, now: ctx.now })
    const { turnover } = offer.quote
    const message =
      turnover === 0
        ? words.receivedFree(offer.wallet.name)
        : words.received(offer.wallet.name, plainBaht(turnover))
    return reply({ data: null, message })
  }),

  handle(getActivePromotions, (_, { tx, member }) => activePromotionsOf(tx, member.id)),

  handle(getEndedPromotions, async (paging, { tx, member }) => {
    const { data, total } = await endedPromotionsOf(tx, member.id, paging)
    return reply({ data, extra: { total } })
  }),

  handle(cancelPromotion, async (input, { tx, member, now }) => {
    await lockMember(tx, member.id)
    const row = await boundIn(tx, input.wallet_id)
    if (!row || row.memberId !== member.id || idOf(row) !== input.promotion_id) refuse(words.ended)
    const out = await atStake(tx, row)
    if (out > 0) refuse(words.atStake(plainBaht(out)))
    // What the member agreed to, to the satang: play in another tab may have changed it since.
    const { forfeit } = await shareNow(tx, row)
    if (forfeit !== input.expected_forfeit) refuse(words.changed)
    await giveUp(tx, row, 'cancelled', now)
    const balance = await balanceOf(tx, walletAccount(row.walletId))
    return reply({ data: { forfeited: forfeit, balance }, message: words.cancelled })
  }),
)
