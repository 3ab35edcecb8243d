import { type ComponentType, type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import { useReachable } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { memberArea } from '#src/strings/member-area.ts'
import {
  BadgePercent,
  BanknoteArrowDown,
  BanknoteArrowUp,
  FerrisWheel,
  Gem,
  Hourglass,
  History,
  LogOut,
  SlidersHorizontal,
  Target,
  Ticket,
  TicketPercent,
  Undo2,
  User,
  Users,
  Wallet,
} from '#src/ui/icons.ts'
import styles from './MemberNav.module.css'
import { NavPanel } from './parts/NavPanel.tsx'

/** The member's side navigation. */
interface NavEntry {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; className?: string }>
  /** Where it leads instead where this platform does not offer the page. */
  otherwise?: string
}

const moneyEntries: readonly NavEntry[] = [
  { to: paths.memberDeposit(), text: shell.deposit, Icon: BanknoteArrowDown },
  { to: paths.memberWithdraw(), text: shell.withdraw, Icon: BanknoteArrowUp },
  { to: paths.memberStatement(), text: memberArea.statement, Icon: History },
  { to: paths.member(), text: shell.myWallets, Icon: Wallet },
  { to: paths.lottoBills(), text: shell.myBills, Icon: Ticket },
  { to: paths.memberLimits(), text: pageTitles.limits, Icon: SlidersHorizontal },
  { to: paths.memberBreak(), text: pageTitles.break, Icon: Hourglass },
]

const privilegeEntries: readonly NavEntry[] = [
  { to: paths.memberPromotions(), text: shell.promotions, Icon: BadgePercent, otherwise: paths.promotions() },
  { to: paths.memberCoupon(), text: memberArea.useCoupon, Icon: TicketPercent },
  { to: paths.memberWheel(), text: memberArea.wheel, Icon: FerrisWheel },
  { to: paths.memberCreditfree(), text: memberArea.quests, Icon: Target },
  { to: paths.memberWinloss(), text: memberArea.memberWinloss, Icon: Undo2 },
  { to: paths.redeem(), text: shell.pointShop, Icon: Gem },
  { to: paths.affiliate(), text: memberArea.referFriends, Icon: Users },
]

const accountEntries: readonly NavEntry[] = [
  { to: paths.memberProfile(), text: memberArea.profile, Icon: User },
]

/** The member's side navigation from 960 px. Below, tabs and the member menu lead to the same pages. */
export function MemberNav({ onSignOut }: { onSignOut: () => void }) {
  return (
    <aside aria-label={shell.myAccount} className={styles.side}>
      <NavPanel />
      <nav aria-label={memberArea.memberNav} apply="mt-12">
        <NavGroup title={memberArea.navMoney} entries={moneyEntries} />
        <NavGroup title={shell.privileges} entries={privilegeEntries} />
        <NavGroup title={memberArea.navAccount} entries={accountEntries}>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <LogOut size={22} />
            {memberArea.logout}
          </button>
        </NavGroup>
      </nav>
    </aside>
  )
}

interface NavGroupProps {
  title: string
  entries: readonly NavEntry[]
  /** What is in the group without being a page. */
  children?: ReactNode
}

function NavGroup({ title, entries, children }: NavGroupProps) {
  const id = useId()
  const reachable = useReachable()
  const shown = entries
    .map(({ to, otherwise, ...rest }) => ({ ...rest, to: otherwise && !reachable(to) ? otherwise : to }))
    .filter(({ to }) => reachable(to))
  return (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {shown.map(({ to, text, Icon }) => (
          <li key={to}>
            {/* `end`: the wallets' address begins every other one of the member. */}
            <NavLink to={to} end className={styles.entry}>
              <Icon size={22} className={styles.icon} />
              {text}
            </NavLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </>
  )
}
