import type { Game } from '#contracts/games.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { lobby } from '#src/strings/lobby.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { LobbyTile, type OpenGame } from './LobbyTile.tsx'
import styles from './NearGames.module.css'

/** Under "nothing found": names that come near what was typed. */
export function NearGames({ games, onOpen }: { games: readonly Game[]; onOpen: OpenGame }) {
  return (
    <section>
      <SectionHead title={lobby.near} />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers */}
      <ul role="list" aria-label={lobby.near} className={styles.grid}>
        {games.map((game) => (
          <li key={gameKey(game)}>
            <LobbyTile game={game} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
