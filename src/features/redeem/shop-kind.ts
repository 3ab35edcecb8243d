/** Kinds of the shop's chips, as the address has them (`/redeem?kind=credit`). */
import type { RedemptionItem } from '#contracts/redemption.ts'

export const shopKinds = ['all', 'credit', 'spins', 'item'] as const
export type ShopKind = (typeof shopKinds)[number]

export const kindOf = (text: string | null): ShopKind => shopKinds.find((kind) => kind === text) ?? 'all'

const kindOfReward = { credit: 'credit', wheel_spins: 'spins', free_spins: 'spins', item: 'item' } as const

export function belongsTo({ reward }: RedemptionItem, kind: ShopKind): boolean {
  if (kind === 'all') return true
  return reward.kind in kindOfReward && kindOfReward[reward.kind as keyof typeof kindOfReward] === kind
}
