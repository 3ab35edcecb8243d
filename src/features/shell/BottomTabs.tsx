import { Link } from 'react-router'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { BanknoteArrowDown, BanknoteArrowUp, LayoutGrid, LogIn } from '#src/ui/icons.ts'
import styles from './shell.module.css'
import { useOnline } from './parts/use-online.ts'

interface BottomTabsProps {
  /** The page has a vermilion action of its own, so deposit is drawn in gold (design/README, principle 1). */
  quiet?: boolean
  /** The login dialog is open: the button that opens it makes room (SHELL-2). */
  loginOpen: boolean
  onLogin: () => void
}

/** SHELL-2, below 1280 px. In the flow and sticky, so that it never lies over the end of a page. */
export function BottomTabs({ quiet, loginOpen, onLogin }: BottomTabsProps) {
  const isMember = useSession((state) => state.user !== null)
  return (
    <nav aria-label={shell.mainTabs} className={cx(styles.bar, !isMember && loginOpen && styles.away)}>
      {isMember ? <MemberTabs quiet={quiet} /> : <LoginTab onLogin={onLogin} />}
    </nav>
  )
}

/** Without a network, what moves money is dimmed but still leads to its page, which says what is possible. */
function MemberTabs({ quiet = false }: { quiet?: boolean | undefined }) {
  const online = useOnline()
  const dim = !online && styles.dim
  return (
    <>
      <Link
        to={paths.memberDeposit()}
        className={cx(styles.tab, quiet || !online ? styles.gold : styles.cta, dim)}
      >
        <BanknoteArrowDown size={20} />
        {shell.deposit}
      </Link>
      <Link to={paths.memberWithdraw()} className={cx(styles.tab, dim)}>
        <BanknoteArrowUp size={20} />
        {shell.withdraw}
      </Link>
      <Link to={paths.homeLobby()} className={styles.tab}>
        <LayoutGrid size={20} />
        {shell.lobby}
      </Link>
    </>
  )
}

function LoginTab({ onLogin }: { onLogin: () => void }) {
  return (
    <Button tone="cta" size="lg" icon={<LogIn />} className={styles.login} onClick={onLogin}>
      {shell.login}
    </Button>
  )
}
