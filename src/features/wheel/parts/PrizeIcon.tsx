import type { RewardKind } from '#contracts/reward.ts'
import { Coins, Gem, Gift, Repeat, Ticket } from '#src/ui/icons.ts'

const icons = {
  credit: Coins,
  points: Gem,
  wheel_spins: Ticket,
  free_spins: Ticket,
  item: Gift,
  none: Repeat,
  unknown: Gift,
} as const satisfies Record<RewardKind | 'unknown', unknown>

export function PrizeIcon({ kind }: { kind: RewardKind | 'unknown' }) {
  const Icon = icons[kind]
  return <Icon size={20} />
}
