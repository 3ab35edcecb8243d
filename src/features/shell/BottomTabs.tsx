import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { BanknoteArrowDown, BanknoteArrowUp, LayoutGrid, LogIn, Ticket, User } from '#src/ui/icons.ts'
import styles from './shell.module.css'
import { type TabName, tabOf } from './parts/tab-of.ts'
import { useOnline } from './parts/use-online.ts'

interface BottomTabsProps {
  /** The page has a vermilion action of its own, so deposit is drawn in gold (design/README, principle 1). */
  quiet?: boolean
  /** How many of the member's bills wait for a result (features/bill): in the corner of the lottery's tab. */
  waiting?: ReactNode
  /** The login dialog is open: the buttons that open it make room (SHELL-2). */
  loginOpen: boolean
  onLogin: () => void
  onRegister: () => void
}

/** SHELL-2, below 1280 px. In the flow and sticky, so that it never lies over the end of a page; the last of its column by `order`. */
export function BottomTabs({ quiet, waiting, loginOpen, onLogin, onRegister }: BottomTabsProps) {
  const isMember = useSession((state) => state.user !== null)
  return (
    <nav aria-label={shell.mainTabs} className={cx(styles.bar, !isMember && loginOpen && styles.away)}>
      {isMember ? (
        <MemberTabs quiet={quiet} waiting={waiting} />
      ) : (
        <VisitorTabs quiet={quiet} onLogin={onLogin} onRegister={onRegister} />
      )}
    </nav>
  )
}

interface Tab {
  name: TabName
  to: string
  text: string
  Icon: ComponentType<{ size?: number }>
  /** It moves money: dimmed without a network, but it still leads to its page, which says what is possible. */
  money?: true
}

/** The three of SHELL-2, and two beside them (decision 096). */
const tabs: readonly Tab[] = [
  { name: 'lobby', to: paths.homeLobby(), text: shell.lobby, Icon: LayoutGrid },
  { name: 'lotto', to: paths.lottoLobby(), text: shell.categories.lottery, Icon: Ticket },
  { name: 'deposit', to: paths.memberDeposit(), text: shell.deposit, Icon: BanknoteArrowDown, money: true },
  { name: 'withdraw', to: paths.memberWithdraw(), text: shell.withdraw, Icon: BanknoteArrowUp, money: true },
  { name: 'me', to: paths.member(), text: shell.me, Icon: User },
]

function MemberTabs({ quiet = false, waiting }: Pick<BottomTabsProps, 'quiet' | 'waiting'>) {
  const online = useOnline()
  const current = tabOf(useLocation().pathname)
  const deposit = quiet || !online ? styles.gold : styles.cta
  return tabs.map(({ name, to, text, Icon, money }) => (
    <Link
      key={name}
      to={to}
      aria-current={name === current ? 'page' : undefined}
      className={cx(styles.tab, name === 'deposit' && deposit, money && !online && styles.dim)}
    >
      <Icon size={20} />
      {text}
      {name === 'lotto' && waiting}
    </Link>
  ))
}

function VisitorTabs({
  quiet = false,
  onLogin,
  onRegister,
}: Pick<BottomTabsProps, 'quiet' | 'onLogin' | 'onRegister'>) {
  return (
    <>
      <Button tone="gold" size="lg" icon={<LogIn />} className={styles.entry} onClick={onLogin}>
        {shell.login}
      </Button>
      <Button
        tone={quiet ? 'gold' : 'cta'}
        size="lg"
        icon={<User />}
        className={styles.entry}
        onClick={onRegister}
      >
        {shell.register}
      </Button>
    </>
  )
}
