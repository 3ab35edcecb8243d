import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { told } from '#src/lib/told.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { ChevronLeft, Menu } from '#src/ui/icons.ts'
import { Logo } from '#src/ui/display/Logo.tsx'
import styles from './Header.module.css'
import headerActions from './parts/HeaderActions.module.css'
import { MemberActions } from './parts/MemberActions.tsx'
import { PAGE_ACTIONS } from './parts/page-actions-id.ts'
import { SandboxMark } from './SandboxMark.tsx'

/** What a page's head says and does. */
export interface PageHead {
  title: string
  /** Whose answer has the title in its place (`toldBy`). */
  titleTold?: string | undefined
  onBack: () => void
}

interface HeaderProps {
  onLogin: () => void
  onRegister: () => void
  onMenu: () => void
  /**
   * Home mode (SHELL-1): a back button, and below 960 px the page's title in place of the logo, with the balance below it
   *. The title is the page's h1; from 960 px it is only read aloud, and the page may draw a heading of its own.
   */
  page?: PageHead
  /** The member's balance, which opens the wallets (features/wallets), and the way to the notices (features/inbox). */
  balance?: ReactNode
  bell?: ReactNode
  /** The page has a vermilion action of its own: deposit is drawn in gold. */
  quiet?: boolean
}

/**
 * SHELL-1. Sticky, with the sandbox mark above it. On every page the same: balance, notices and menu of a member; both ways
 * in and the menu of a visitor.
 */
export function Header({ onLogin, onRegister, onMenu, page, balance, bell, quiet }: HeaderProps) {
  const isMember = useSession((state) => state.user !== null)
  const { data: config } = useQuery(agentConfigQuery())
  return (
    <header className={styles.header}>
      <SandboxMark />
      <div className={cx(styles.row, page && styles.paged, page && isMember && styles.held)}>
        {page && (
          <>
            <IconButton label={shell.back} className={styles.back} onClick={page.onBack}>
              <ChevronLeft size={22} />
            </IconButton>
            <h1 className={styles.title} {...told(page.titleTold)}>
              {page.title}
            </h1>
          </>
        )}
        <Logo
          as={Link}
          to={paths.home()}
          src={config?.info.agent_logo}
          name={config?.info.agent_name || shell.siteName}
          className={styles.logo}
        />
        <SiteNav />
        {page && <div id={PAGE_ACTIONS} className={styles.pageActions} />}
        <div className={styles.actions}>
          {isMember && <div className={styles.balance}>{balance}</div>}
          {isMember && bell}
          <div className={styles.site}>
            {isMember ? (
              <MemberActions quiet={quiet || !page} onMenu={onMenu} />
            ) : (
              <VisitorActions quiet={quiet} onLogin={onLogin} onRegister={onRegister} onMenu={onMenu} />
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

/** SHELL-1. */
const entries = [
  { to: paths.affiliate(), text: shell.inviteFriends },
  { to: paths.promotions(), text: shell.promotions },
  { to: paths.winloss(), text: shell.winloss },
  { to: paths.redeem(), text: shell.pointShop },
]

/** From 960 px; below, the landing's quick links and the member menu lead to the same pages. */
function SiteNav() {
  return (
    <nav aria-label={shell.mainMenu} className={styles.nav}>
      {entries.map(({ to, text }) => (
        <NavLink key={to} to={to} className={styles.entry}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}

type VisitorActionsProps = Pick<HeaderProps, 'quiet' | 'onLogin' | 'onRegister' | 'onMenu'>

/** SHELL-1: trying out is offered on the desktop only, and leads to registration. Below, the tabs have registration. */
function VisitorActions({ quiet = false, onLogin, onRegister, onMenu }: VisitorActionsProps) {
  return (
    <>
      <Button tone="text" size="sm" className={headerActions.desktop} onClick={onRegister}>
        {shell.tryPlay}
      </Button>
      <Button tone="gold" size="sm" onClick={onLogin}>
        {shell.login}
      </Button>
      <Button tone={quiet ? 'gold' : 'cta'} size="sm" className={headerActions.desktop} onClick={onRegister}>
        {shell.register}
      </Button>
      <IconButton label={shell.openMenu} aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={22} />
      </IconButton>
    </>
  )
}
