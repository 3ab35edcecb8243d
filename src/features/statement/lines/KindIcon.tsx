import type { StatementLine } from '#contracts/statement.ts'
import {
  BadgePercent,
  BanknoteArrowDown,
  BanknoteArrowUp,
  Coins,
  LayoutGrid,
  RefreshCw,
  Ticket,
  Trophy,
  Undo2,
  Users,
} from '#src/ui/icons.ts'

const icons = {
  deposit: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  game: LayoutGrid,
  lottery: Ticket,
  promotion: BadgePercent,
  cashback: Undo2,
  refund: Undo2,
  reward: Trophy,
  affiliate: Users,
  transfer: RefreshCw,
  adjustment: Coins,
  unknown: Coins,
} as const satisfies Record<StatementLine['kind'], unknown>

export function KindIcon({ kind, size = 20 }: { kind: StatementLine['kind']; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} />
}
