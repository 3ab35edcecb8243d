import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
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
const LimitOffer = lazyPart(async () => ({
  default: (await import('#src/features/limits/LimitOffer.tsx')).LimitOffer,
}))
const RestingCard = lazyPart(async () => ({
  default: (await import('#src/features/pause/RestingCard.tsx')).RestingCard,
}))

/** For visitors and members. Its first screen is in the served HTML. */
export function LandingPage() {
  const { data: config } = useQuery(agentConfigQuery())
  const isMember = useSession((state) => state.user !== null)
  const resting = useResting((state) => state.resting)
  const wide = useWide('(min-width: 1280px)')
  const isNew = useArrival((state) => state.isNew) && isMember
  const firstSteps = useFirstSteps()
  const navigate = useNavigate()
  const client = useQueryClient()

  /** Visitors are asked how they want to play; the tiles' own links lead to the demo. */
  async function handleVisitorGame(game: Game) {
    const [{ chooseGame }, { shareGame }] = await Promise.all([
      import('#src/features/lobby/choose-game.ts'),
      import('#src/features/share/share-game.ts'),
    ])
    const target = await chooseGame(game, shareGame)
    if (target) await navigate(target)
  }
  const onGame = isMember ? undefined : (game: Game) => void handleVisitorGame(game)

  return (
    <>
      <h1>
        <VisuallyHidden>{landing.heading(config?.info.agent_name || shell.siteName)}</VisuallyHidden>
      </h1>
      <MemberPanelSlot />
      {!resting &&
        (firstSteps ?? (
          <>
            <div className={styles.recents} data-offers="">
              <LastPlayed />
            </div>
            <div className={styles.top} data-offers="">
              <BannerCarousel />
              <div>
                {isMember && wide && (
                  <Suspense>
                    <ClosingNext />
                  </Suspense>
                )}
              </div>
            </div>
          </>
        ))}
      <div className={styles.body}>
        {isNew && (
          <Own>
            <LimitOffer link={false} />
          </Own>
        )}
        {resting ? (
          <Own>
            <RestingCard />
          </Own>
        ) : (
          <>
            <div className={styles.news} data-offers="">
              <AnnouncementStrip onOpen={(notices) => void openNotices(notices)} />
              <ContactButton onOpen={() => void openHelp(client)} />
            </div>
            <QuickLinks />
          </>
        )}
        <Categories />
        {!resting && (
          <>
            <HotGames onGame={onGame} />
            <PromotionStrip />
            <WhenNear>
              <InviteStrip />
            </WhenNear>
          </>
        )}
      </div>
    </>
  )
}

const Own = ({ children }: { children: ReactNode }) => (
  <div className={styles.own}>
    <Suspense>{children}</Suspense>
  </div>
)
