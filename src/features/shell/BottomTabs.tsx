import { cx } from '#src/lib/cx.ts'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import styles from './BottomTabs.module.css'
import { MemberTabs } from './parts/MemberTabs.tsx'
import { LoginTab } from './parts/LoginTab.tsx'

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
