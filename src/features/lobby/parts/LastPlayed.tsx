import { lobby } from '#src/strings/lobby.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import { gameKey } from '#src/stores/lobby.ts'
import styles from './LastPlayed.module.css'
import { LobbyTile, type OpenGame } from '../games/LobbyTile.tsx'
import { useLobbyGames } from './use-lobby-games.ts'

const SHOWN = 12
const SKELETONS = 7

/**
 * The member's own rail. Nothing is shown, not even its title, to a member who has not played yet; nor room for it kept
 * where there was nothing before: taken away again it would move the games, and a lobby that is returned to with them.
 */
export function LastPlayed({ onOpen }: { onOpen: OpenGame }) {
  const { games, pending, emptyBefore, failed, busy, retry } = useLobbyGames('last')
  if (games.length === 0 && !failed && (!pending || emptyBefore)) return null
  return (
    <Section flush className={styles.section}>
      <SectionHead title={lobby.lastPlayed} />
      {failed && games.length === 0 ? (
        <PartError title={lobby.lastFailed} busy={busy} onRetry={retry} className={styles.error} />
      ) : pending ? (
        <LoadingRegion>
          <Rail label={lobby.lastPlayed}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <TileSkeleton />
              </li>
            ))}
          </Rail>
        </LoadingRegion>
      ) : (
        <Rail label={lobby.lastPlayed}>
          {games.slice(0, SHOWN).map((game) => (
            <li key={gameKey(game)}>
              <LobbyTile plain game={game} onOpen={onOpen} />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  )
}
