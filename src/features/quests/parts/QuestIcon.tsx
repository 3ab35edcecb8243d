import type { ComponentType } from 'react'
import type { Quest } from '#contracts/quest.ts'
import { BanknoteArrowDown, Calendar, Gem, Link2, Smartphone, Target, Ticket, Users } from '#src/ui/icons.ts'

const icons: Readonly<Record<Quest['measure'], ComponentType<{ size?: number }>>> = {
  deposit: BanknoteArrowDown,
  turnover: Gem,
  rounds: Gem,
  bills: Ticket,
  yeekee: Target,
  checkin: Calendar,
  friends: Users,
  line: Link2,
  mobile: Smartphone,
  unknown: Target,
}

/** What is to be done, as a picture. */
export function QuestIcon({ measure }: Pick<Quest, 'measure'>) {
  const Icon = icons[measure]
  return <Icon size={20} />
}
