/** Header, main part and tabs around a page: what four of the six layouts share (ROUTE-4). */
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useDialogOpen } from '#src/dialogs/dialogs.ts'
import { BottomTabs } from '#src/features/shell/BottomTabs.tsx'
import { ConnectionBar } from '#src/features/shell/ConnectionBar.tsx'
import { Footer } from '#src/features/shell/Footer.tsx'
import { Header, type PageHead } from '#src/features/shell/Header.tsx'
import { MAIN_ID, SkipLink } from '#src/features/shell/SkipLink.tsx'
import { useMemberMark } from '#src/features/shell/use-member-mark.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { cx } from '#src/lib/cx.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { useSession } from '#src/stores/session.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { isOffer } from '../route-handle.ts'
import { useShellActions } from '../use-shell-actions.ts'
import { LineOffer } from './LineOffer.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import styles from './SiteFrame.module.css'

/** Their code comes when there is a member; their places are kept. */
const corner = () => import('./member-corner.ts')
const InboxBell = lazyPart(async () => ({ default: (await corner()).InboxBell }))
const WaitingBills = lazyPart(async () => ({
  default: (await import('#src/features/bill/WaitingBills.tsx')).WaitingBills,
}))
const BalanceChip = lazyPart(async () => ({ default: (await corner()).BalanceChip }))

const DeskRail = lazyPart(async () => ({
  default: (await import('#src/features/desk/DeskRail.tsx')).DeskRail,
}))

/** Lobbies and lottery need the width: below 1440 px the games beside them are folded. */
const foldedAt = /^\/(lotto|lobby|casino|fishing|freespin|slot|sport)/

const kept = (Part: ComponentType, place: string | undefined) => (
  <Suspense fallback={<span className={place} />}>
    <Part />
  </Suspense>
)

interface SiteFrameProps {
  /** Home mode: title and back button instead of the logo (SHELL-1). */
  page?: PageHead | undefined
  /** The page has a vermilion action of its own. */
  quiet?: boolean
  /** False where the page is a form: its own buttons are all there is to press. */
  tabs?: boolean
  footer?: boolean
  /** False where nothing but the page is to be seen: no games beside it. */
  rail?: boolean
  /** Beside the page from 960 to 1280 px: the member's navigation. */
  side?: ReactNode
  /** The page; the router's outlet unless told. */
  children?: ReactNode
}

export function SiteFrame({
  page,
  quiet: ownAction = false,
  tabs = true,
  footer = false,
  rail = true,
  side,
  children,
}: SiteFrameProps) {
  const actions = useShellActions()
  // Who takes a break is not urged to deposit.
  const resting = useResting((state) => state.resting)
  const quiet = ownAction || resting
  const loginOpen = useDialogOpen('login')
  useMemberMark()
  const folded = foldedAt.test(useLocation().pathname)
  const isMember = useSession((state) => state.user !== null)
  const wide = useWide('(min-width: 1280px)')
  const offers = isOffer(useMatches()) ? '' : undefined
  return (
    <div apply="column tall-window">
      <SkipLink />
      <Header
        {...(page ? { page } : {})}
        balance={kept(BalanceChip, styles.chip)}
        bell={kept(InboxBell, styles.bell)}
        quiet={quiet}
        onLogin={actions.login}
        onRegister={actions.register}
        onMenu={actions.menu}
      />
      {tabs && (
        <BottomTabs
          quiet={quiet}
          waiting={
            <Suspense>
              <WaitingBills />
            </Suspense>
          }
          loginOpen={loginOpen}
          onLogin={actions.login}
          onRegister={actions.register}
        />
      )}
      <LineOffer />
      <ConnectionBar />
      <div
        className={cx(
          styles.body,
          page && styles.paged,
          side !== undefined && styles.sided,
          rail && styles.railed,
          folded && styles.folded,
        )}
      >
        {rail && (
          <div className={styles.rail}>
            {isMember && wide && (
              <Suspense>
                <DeskRail folded={folded} />
              </Suspense>
            )}
          </div>
        )}
        {side}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          aria-label={page?.title}
          className={styles.main}
          data-offers={offers}
        >
          {children ?? <PageOutlet />}
        </main>
      </div>
      {footer && <Footer />}
    </div>
  )
}
