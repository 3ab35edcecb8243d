import type { InboxItem } from '#contracts/inbox.ts'
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Bell,
  Gift,
  Megaphone,
  ShieldCheck,
  Trophy,
} from '#src/ui/icons.ts'

const icons = {
  announcement: Megaphone,
  deposit: BanknoteArrowDown,
  withdrawal: BanknoteArrowUp,
  result: Trophy,
  reward: Gift,
  security: ShieldCheck,
  unknown: Bell,
} satisfies Record<InboxItem['kind'], unknown>

export function KindIcon({ kind }: { kind: InboxItem['kind'] }) {
  const Icon = icons[kind]
  return <Icon size={20} />
}
