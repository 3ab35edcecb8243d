import type { Promotion } from '#contracts/promotion.ts'
import { termsOf } from '#rules/promotion-terms.ts'

/** The kinds that the list can be narrowed to. */
export const promotionKinds = ['all', 'deposit', 'rebate', 'free', 'slot'] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** The kind that an address names; every one where it names none. */
export const kindOf = (text: string | null): PromotionKind =>
  promotionKinds.find((kind) => kind === text) ?? 'all'

export function belongsTo(promotion: Promotion, kind: PromotionKind): boolean {
  if (kind === 'all') return true
  if (kind === 'slot') return promotion.categorys.split(',').some((one) => one.trim() === 'slot')
  return termsOf(promotion.type_id, promotion.bundles).kind === kind
}
