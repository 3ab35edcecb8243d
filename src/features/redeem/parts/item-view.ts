/** How an item looks: its ground, its drawing, and what its button says. */
import type { RedemptionItem } from '#contracts/redemption.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'

type Tone = 'red' | 'jade' | 'blue'

/** Fewer than this are told: more is no news. */
const FEW = 20

const isThing = ({ reward }: RedemptionItem) => reward.kind === 'item'

/** Neighbours differ, and an item looks the same in every list. */
export function toneOf(item: RedemptionItem): Tone {
  if (item.reward.kind === 'credit') return 'red'
  if (isThing(item)) return Number(item.item_id.slice(-1)) % 2 === 0 ? 'jade' : 'blue'
  return item.reward.kind === 'points' ? 'jade' : 'blue'
}

/** The sum stands for credit; everything else has a picture. */
export const figureOf = ({ image, reward }: RedemptionItem): string | null =>
  image === '' && reward.kind === 'credit' ? formatBaht(reward.amount ?? 0, { whole: true }) : null

export const artOf = (item: RedemptionItem): string =>
  item.image || `/art/leaf-${isThing(item) ? 'trophy' : 'gem'}.webp`

export const fewLeft = ({ stock }: RedemptionItem): string | null =>
  stock != null && stock > 0 && stock <= FEW ? words.left(formatCount(stock)) : null

/** Why it cannot be redeemed now; null when it can. `points` null: not known, or a visitor. */
export function hindranceOf(item: RedemptionItem, points: number | null): string | null {
  if (item.stock === 0) return words.soldOut
  if (item.member_limit === 0) return words.limitReached
  if (points === null || points >= item.points) return null
  return words.missing(formatCount(item.points - points))
}
