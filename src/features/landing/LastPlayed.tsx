import { useState } from 'react'
import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { useLastPlayed } from '#src/data/last-played.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
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
  const games = useShown()
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

/** A page that was served without room for them gets it the next time: nothing moves under a finger. */
function useShown(): readonly Game[] {
  const takenOver = useTakenOver()
  const [roomless] = useState(() => !takenOver && isRoomless())
  const games = useLastPlayed()
  return takenOver && !roomless ? games : []
}

/** A member's page whose boot script knew of no game (`theme-boot.ts`). */
const isRoomless = (): boolean =>
  useSession.getState().user !== null && !('recents' in document.documentElement.dataset)
