/** What the redeem dialog holds, when it is complete, and what is sent (PROMO-3). */
import * as z from 'zod/mini'
import type { RequestOf } from '#contracts/kit.ts'
import { satang, toBaht, type Satang } from '#contracts/money.ts'
import type { Promotion, redeemPromotion } from '#contracts/promotion.ts'
import type { PromotionTerms } from '#rules/promotion-terms.ts'
import { formatAmount } from '#rules/baht.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { forms } from '#src/strings/forms.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'

export interface RedeemValues {
  /** Wallet type, as text; '' before the choice. */
  wallet: string
  /** Baht, as typed. */
  amount: string
}

export type RedeemRequest = RequestOf<typeof redeemPromotion>

/** A fixed amount is there from the beginning and stays (PROMO-3). */
export const emptyValues = ({ fixedTransfer }: PromotionTerms): RedeemValues => ({
  wallet: '',
  amount: fixedTransfer === null ? '' : toBaht(fixedTransfer),
})

const isEnough = (terms: PromotionTerms, amount: Satang | null) =>
  amount !== null && amount >= terms.minTransfer

export function redeemSchema(terms: PromotionTerms) {
  const least = words.atLeast(formatAmount(terms.minTransfer || satang(1), { whole: true }))
  const amount = z.string().check(
    z.refine((text) => text !== '', { error: words.amountRequired, abort: true }),
    z.refine((text) => isEnough(terms, typedBaht(text)), { error: least }),
  )
  return z.object({
    wallet: z.string().check(z.minLength(1, forms.required)),
    amount: terms.kind === 'free' ? z.string() : amount,
  })
}

/** The request of preview and redeem alike; null while it is not complete. */
export function requestOf(
  promotion: Promotion,
  terms: PromotionTerms,
  values: RedeemValues,
): RedeemRequest | null {
  const amount = terms.kind === 'free' ? satang(0) : typedBaht(values.amount)
  if (values.wallet === '' || amount === null) return null
  if (terms.kind !== 'free' && !isEnough(terms, amount)) return null
  return {
    promotion_id: promotion.promotion_agent_id,
    wallet_type_id: Number(values.wallet),
    transfer_amount: amount,
  }
}
