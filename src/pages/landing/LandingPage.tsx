import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { ContactButton } from '#src/features/contacts/ContactButton.tsx'
import { AnnouncementStrip } from '#src/features/landing/AnnouncementStrip.tsx'
import { BannerCarousel } from '#src/features/landing/BannerCarousel.tsx'
import { Categories } from '#src/features/landing/Categories.tsx'
import { HotGames } from '#src/features/landing/HotGames.tsx'
import { LastPlayed } from '#src/features/landing/LastPlayed.tsx'
import { PromotionStrip } from '#src/features/landing/PromotionStrip.tsx'
import { QuickLinks } from '#src/features/landing/QuickLinks.tsx'
import { MemberPanelSlot } from '#src/features/member-panel/MemberPanelSlot.tsx'
import { openNotices } from '#src/features/notices/notices.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { openHelp } from '#src/pages/open-help.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { useSession } from '#src/stores/session.ts'
import { useArrival } from '#src/stores/visit.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { WhenNear } from '#src/ui/layout/WhenNear.tsx'
import styles from './LandingPage.module.css'
import { useFirstSteps } from './use-first-steps.ts'

const InviteStrip = lazyPart(async () => ({
  default: (await import('#src/features/share/InviteStrip.tsx')).InviteStrip,
}))

const ClosingNext = lazyPart(async () => ({
  default: (await import('#src/features/lotto-lobby/ClosingNext.tsx')).ClosingNext,
}))
const OwnCards = lazyPart(async () => ({ default: (await import('./OwnCards.tsx')).OwnCards }))

// What nothing changes is made once.
const panel = <MemberPanelSlot />
const banners = <BannerCarousel />
const categories = <Categories />
const recents = (
  <div className={styles.recents}>
    <LastPlayed />
  </div>
)
const closing = (
  <Suspense>
    <ClosingNext />
  </Suspense>
)
const offers = (
  <>
    <PromotionStrip />
    <WhenNear>
      <InviteStrip />
    </WhenNear>
  </>
)

/** For visitors and members. Its first screen is in the served HTML. */
export function LandingPage() {
  const { data: config } = useQuery(agentConfigQuery())
  const isMember = useSession((state) => state.user !== null)
  const resting = useResting((state) => state.resting)
  const isNew = useArrival((state) => state.isNew) && isMember
  const firstSteps = useFirstSteps()
  const wide = useWide('(min-width: 1280px)')
  const navigate = useNavigate()
  const client = useQueryClient()

  /** Visitors are asked how they want to play; the tiles' own links lead to the demo. */
  const handleVisitorGame = (game: Game) =>
    void import('./visitor-game.ts').then(({ visitorGame }) => visitorGame(game, navigate))

  return (
    <>
      <h1>
        <VisuallyHidden>{landing.heading(config?.info.agent_name || shell.siteName)}</VisuallyHidden>
      </h1>
      <div className={resting ? undefined : styles.panel}>{panel}</div>
      {!resting && (
        <div className={styles.first}>
          {!firstSteps && recents}
          <div className={styles.top}>
            {firstSteps ?? banners}
            {isMember && wide && closing}
          </div>
        </div>
      )}
      <div className={styles.body}>
        {(isNew || resting) && (
          <Suspense>
            <OwnCards isNew={isNew} resting={resting} />
          </Suspense>
        )}
        {!resting && (
          <>
            <div className={styles.news}>
              <AnnouncementStrip onOpen={(notices) => void openNotices(notices)} />
              <ContactButton onOpen={() => void openHelp(client)} />
            </div>
            <QuickLinks />
          </>
        )}
        {categories}
        {!resting && (
          <>
            <HotGames onGame={isMember ? undefined : handleVisitorGame} />
            {offers}
          </>
        )}
      </div>
    </>
  )
}
