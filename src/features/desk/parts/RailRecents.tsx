import { useQuery } from '@tanstack/react-query'
import { lobbyQuery } from '#src/data/games.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { desk } from '#src/strings/desk.ts'
import { GameRow } from './GameRow.tsx'
import styles from '../DeskRail.module.css'

const SHOWN = 4

/** What was played last; nothing where nothing was, and nothing in the place of what could not be loaded. */
export function RailRecents() {
  const { data: games } = useQuery(lobbyQuery('last'))
  if (!games || games.length === 0) return null
  return (
    <div role="group" aria-labelledby="rail-recents">
      <h2 id="rail-recents" className={styles.title}>
        <span className={styles.whole}>{desk.recents}</span>
        <span className={styles.short}>{desk.recentsShort}</span>
      </h2>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <li key={gameKey(game)}>
            <GameRow game={game} compact />
          </li>
        ))}
      </ul>
    </div>
  )
}
