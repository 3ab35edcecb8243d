/** The member's side navigation. */
import type { ComponentType } from 'react'
import { paths } from '#src/lib/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import {
  BadgePercent,
  BanknoteArrowDown,
  BanknoteArrowUp,
  FerrisWheel,
  Gem,
  History,
  Target,
  TicketPercent,
  Undo2,
  User,
  Users,
  Wallet,
} from '#src/ui/icons.ts'

export interface NavEntry {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; className?: string }>
}

export const moneyEntries: readonly NavEntry[] = [
  { to: paths.memberDeposit(), text: shell.deposit, Icon: BanknoteArrowDown },
  { to: paths.memberWithdraw(), text: shell.withdraw, Icon: BanknoteArrowUp },
  { to: paths.memberStatement(), text: memberArea.statement, Icon: History },
  { to: paths.member(), text: shell.myWallets, Icon: Wallet },
]

export const privilegeEntries: readonly NavEntry[] = [
  { to: paths.memberPromotions(), text: shell.promotions, Icon: BadgePercent },
  { to: paths.memberCoupon(), text: memberArea.useCoupon, Icon: TicketPercent },
  { to: paths.memberWheel(), text: memberArea.wheel, Icon: FerrisWheel },
  { to: paths.memberCreditfree(), text: memberArea.quests, Icon: Target },
  { to: paths.memberWinloss(), text: memberArea.memberWinloss, Icon: Undo2 },
  { to: paths.redeem(), text: shell.pointShop, Icon: Gem },
  { to: paths.affiliate(), text: memberArea.referFriends, Icon: Users },
]

export const accountEntries: readonly NavEntry[] = [
  { to: paths.memberProfile(), text: memberArea.profile, Icon: User },
]
