/** Coupons: using a code, and what was used (EXTRA-6). */
import { getCouponHistory, previewCoupon, redeemCoupon } from '#contracts/coupon.ts'
import type { Tx } from '../../db/types.ts'
import type { SessionMember } from '../../kit/identity/sessions.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { tooMany } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { couponMessages as words } from '../../strings/coupon.ts'
import { lookAtCoupon, useCoupon } from './parts/redeem.ts'
import { couponByCode, rewardOfUse, usesOf } from './parts/coupon-uses.ts'
import { holdTries, noteWrong, triesLeft } from './parts/tries.ts'

const MOST_LISTED = 50

/** Codes are told by word and by picture: case and spaces do not matter. */
const tidy = (code: string) => code.replace(/\s/g, '').toUpperCase()

/** The coupon of a code; a wrong one stays counted although it is refused, and is null. */
async function tryCode(tx: Tx, { id, agentCode }: SessionMember, code: string, now: number) {
  const tries = await holdTries(tx, id, now)
  if (tries.left === 0) tooMany(Math.ceil((tries.until - now) / 1000))
  const coupon = await couponByCode(tx, agentCode, tidy(code))
  if (!coupon) await noteWrong(tx, id, now)
  return coupon ?? null
}

export const couponHandlers = collect(
  handle(previewCoupon, async ({ code }, { tx, member, now }) => {
    const coupon = await tryCode(tx, member, code, now)
    if (!coupon) return reply({ refused: words.unknown })
    return reply({ data: await lookAtCoupon(tx, coupon, member.id, now) })
  }),

  handle(redeemCoupon, async ({ code, agreed_turnover: agreed }, { tx, member, now }) => {
    const coupon = await tryCode(tx, member, code, now)
    if (!coupon) return reply({ refused: words.unknown })
    return reply({
      data: await useCoupon(tx, coupon, { memberId: member.id, agreed, now }),
      message: words.done,
    })
  }),

  handle(getCouponHistory, async ({ page = 1, limit = 20 }, { tx, member, now }) => {
    const most = Math.min(Math.max(limit, 1), MOST_LISTED)
    const { rows, total } = await usesOf(tx, member.id, Math.max(page, 1), most)
    const data = rows.map(({ use, coupon }) => ({
      id: use.id,
      code: coupon.code,
      state: use.state,
      reward: rewardOfUse(coupon, use.useUntil),
      at: use.at,
    }))
    return reply({ data, extra: { total, tries_left: await triesLeft(tx, member.id, now) } })
  }),
)
