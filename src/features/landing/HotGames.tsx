import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { errorText } from '#src/api/error-text.ts'
import { lobbyQuery } from '#src/data/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { GameGrid } from '#src/ui/games/GameGrid.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import styles from './sections.module.css'
import { type GameChoice, LandingGame } from './parts/LandingGame.tsx'

/** Two rows of six at 1280 px; the stylesheet shows nine on a phone and eight on a tablet. */
const SHOWN = 12

export function HotGames({ onGame }: GameChoice) {
  const query = useQuery(lobbyQuery('hot'))
  return (
    <Section aria-labelledby="hot-games" className={styles.hotGamesSection} data-offers="">
      <SectionHead
        id="hot-games"
        title={landing.hotGames}
        action={
          <TextLink as={Link} to={paths.lobby('hot')} chevron aria-label={landing.seeAll(landing.hotGames)}>
            {shell.seeAll}
          </TextLink>
        }
      />
      <Loaded query={query} failed={landing.hotGamesFailed} text={errorText} waiting={<Loading />}>
        {(games) =>
          games.length === 0 ? (
            <EmptyState title={landing.hotGamesEmpty} text={landing.hotGamesEmptyText} level={3} />
          ) : (
            <GameGrid className={styles.hotGamesGrid}>
              {games.slice(0, SHOWN).map((game) => (
                <li key={`${game.provider_id}/${game.game_id}`}>
                  <LandingGame game={game} onGame={onGame} />
                </li>
              ))}
            </GameGrid>
          )
        }
      </Loaded>
    </Section>
  )
}

function Loading() {
  return (
    <LoadingRegion>
      <GameGrid className={styles.hotGamesGrid} aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, index) => (
          <li key={index}>
            <TileSkeleton />
          </li>
        ))}
      </GameGrid>
    </LoadingRegion>
  )
}
