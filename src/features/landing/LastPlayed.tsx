import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { errorText } from '#src/api/error-text.ts'
import { lobbyQuery } from '#src/data/games.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import styles from './sections.module.css'
import { LandingGame } from './parts/LandingGame.tsx'

const SHOWN = 12
const WIDE_ROW = 6

/**
 * For members. Like the member panel it keeps its room from the first paint, by the same mark on `<html>`, and an
 * empty or failed rail is as high as a full one.
 */
export function LastPlayed() {
  const isMember = useSession((state) => state.user !== null)
  const query = useQuery({ ...lobbyQuery('last'), enabled: isMember })
  return (
    <Section
      flush
      aria-labelledby="last-played"
      className={cx(styles.lastPlayedSection, isMember && styles.shown)}
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
        <Loaded query={query} failed={landing.lastPlayedFailed} text={errorText} waiting={<Loading />}>
          {(games) =>
            games.length === 0 ? (
              <p className={styles.empty}>
                <strong>{landing.lastPlayedEmpty}</strong>
                {landing.lastPlayedEmptyText}
              </p>
            ) : (
              <Rail label={landing.lastPlayed}>
                {games.slice(0, SHOWN).map((game) => (
                  <li key={`${game.provider_id}/${game.game_id}`}>
                    <LandingGame game={game} />
                  </li>
                ))}
              </Rail>
            )
          }
        </Loaded>
      </div>
    </Section>
  )
}

function Loading() {
  return (
    <LoadingRegion>
      <Rail label={landing.lastPlayed}>
        {Array.from({ length: WIDE_ROW }, (_, index) => (
          <li key={index}>
            <TileSkeleton />
          </li>
        ))}
      </Rail>
    </LoadingRegion>
  )
}
