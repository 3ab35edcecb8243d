import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { lobbyQuery } from '#src/data/games.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { recentsOf, recentsTold } from '#src/stores/recents.ts'
import { useSession } from '#src/stores/session.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import styles from './sections.module.css'
import { LandingGame } from './parts/LandingGame.tsx'

const SHOWN = 12

/**
 * For members who have played: one press into the last game again, before all that is offered. Its room is kept from the
 * first paint where this device knows of a game (`<html data-recents>`), and is not there otherwise.
 */
export function LastPlayed() {
  const takenOver = useTakenOver()
  const games = useLastPlayed()
  if (takenOver && games.length === 0) return null
  return (
    <Section
      flush
      aria-labelledby="last-played"
      className={cx(styles.lastPlayedSection, games.length > 0 && styles.shown)}
    >
      <SectionHead
        id="last-played"
        title={landing.lastPlayed}
        action={
          <TextLink
            as={Link}
            to={paths.lobby('last')}
            chevron
            aria-label={landing.seeAll(landing.lastPlayed)}
          >
            {shell.seeAll}
          </TextLink>
        }
      />
      <div className={styles.lastPlayedBody}>
        <Rail label={landing.lastPlayed}>
          {games.slice(0, SHOWN).map((game) => (
            <li key={`${game.provider_id}/${game.game_id}`}>
              <LandingGame game={game} eager />
            </li>
          ))}
        </Rail>
      </div>
    </Section>
  )
}

/**
 * What the device keeps, then what the server says. A page that was served without room for it gets it the next time:
 * nothing moves under a finger.
 */
function useLastPlayed(): readonly Game[] {
  const username = useSession((state) => state.user?.username ?? '')
  const isMember = useSession((state) => state.user !== null)
  const takenOver = useTakenOver()
  const [roomless] = useState(() => !takenOver && isRoomless())
  const { data, dataUpdatedAt } = useQuery({ ...lobbyQuery('last'), enabled: isMember })
  useEffect(() => {
    if (data) recentsTold(username, data, dataUpdatedAt)
  }, [username, data, dataUpdatedAt])
  if (!takenOver || !isMember || roomless) return []
  const kept = recentsOf(username)
  return data && dataUpdatedAt >= (kept?.at ?? 0) ? data : (kept?.games ?? [])
}

/** A member's page whose boot script knew of no game (`theme-boot.ts`). */
const isRoomless = (): boolean =>
  useSession.getState().user !== null && !('recents' in document.documentElement.dataset)
