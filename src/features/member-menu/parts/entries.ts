/** SHELL-4, in the order of specification.md §2 "Member menu"; before them what else is the member's own (decision 096). */
import type { ComponentType } from 'react'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { memberArea } from '#src/strings/member-area.ts'
import {
  BadgePercent,
  Bell,
  Bookmark,
  Coins,
  FerrisWheel,
  Gem,
  Hourglass,
  Lock,
  ReceiptText,
  Share2,
  SlidersHorizontal,
  Target,
  Ticket,
  TicketPercent,
  Undo2,
  User,
  Users,
  Wallet,
} from '#src/ui/icons.ts'
import {
  affiliateBadge,
  type Badge,
  cashbackBadge,
  questBadge,
  spinBadge,
  unreadBadge,
  type Waiting,
} from './badges.ts'

export interface MenuEntry {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; className?: string }>
  badge?: (waiting: Waiting) => Badge | null
}

export const ownEntries: readonly MenuEntry[] = [
  { to: paths.member(), text: memberArea.wallets, Icon: Wallet },
  { to: paths.lottoBills(), text: memberArea.bills, Icon: Ticket },
  { to: paths.lottoCheck(), text: pageTitles.lottoCheck, Icon: ReceiptText },
  { to: paths.memberPromotions(), text: memberArea.myPromotions, Icon: Bookmark },
]

export const accountEntries: readonly MenuEntry[] = [
  { to: paths.memberProfile(), text: memberArea.profile, Icon: User },
  { to: paths.memberInbox(), text: memberArea.inbox, Icon: Bell, badge: unreadBadge },
  { to: paths.affiliate(), text: memberArea.referFriends, Icon: Users, badge: affiliateBadge },
  { to: paths.share(), text: shell.makeLink, Icon: Share2 },
  { to: paths.memberCreditfree(), text: memberArea.quests, Icon: Target, badge: questBadge },
  { to: paths.memberWheel(), text: memberArea.wheel, Icon: FerrisWheel, badge: spinBadge },
  { to: paths.redeem(), text: shell.pointShop, Icon: Gem },
]

export const moneyEntries: readonly MenuEntry[] = [
  { to: paths.cashback(), text: memberArea.dailyCashback, Icon: Coins, badge: cashbackBadge },
  { to: paths.memberWinloss(), text: memberArea.memberWinloss, Icon: Undo2 },
  { to: paths.promotions(), text: memberArea.redeemPromotion, Icon: BadgePercent },
  { to: paths.memberCoupon(), text: memberArea.useCoupon, Icon: TicketPercent },
  { to: paths.memberStatement(), text: memberArea.statement, Icon: ReceiptText },
  { to: paths.memberLimits(), text: pageTitles.limits, Icon: SlidersHorizontal },
  { to: paths.memberBreak(), text: pageTitles.break, Icon: Hourglass },
  { to: paths.memberData(), text: pageTitles.ownData, Icon: Lock },
]
