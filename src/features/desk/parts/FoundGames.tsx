import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { formatCount } from '#rules/baht.ts'
import { lobbyQuery } from '#src/data/games.ts'
import type { Catalogue } from '#src/data/lobby/use-catalogue.ts'
import { useFoundLotteries } from '#src/data/lotto/found-lotteries.ts'
import { lottoLobbyQuery } from '#src/data/lotto/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { desk } from '#src/strings/desk.ts'
import { ui } from '#src/strings/ui.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import styles from '../DeskRail.module.css'
import { GameRow } from './GameRow.tsx'
import { LotteryRow } from './LotteryRow.tsx'

const SHOWN = 6
const RECENTS = 2
const LOTTERIES = 3

interface FoundGamesProps {
  query: string
  catalogue: Catalogue
  onOpen: () => void
}

/** What is called so, or plainly that nothing is (27.7): no other games in their place, but what was played last by its name. */
export function FoundGames({ query: typed, catalogue, onOpen }: FoundGamesProps) {
  const query = useDeferredValue(typed)
  const { index, failed, incomplete, retry } = catalogue
  const found = useMemo(() => index?.search(query) ?? [], [index, query])
  const { data: lobby } = useQuery(lottoLobbyQuery())
  const lotteries = useFoundLotteries(lobby, query) ?? []
  const { data: recents = [] } = useQuery(lobbyQuery('last'))
  if (failed) {
    return (
      <div role="alert" className={styles.found}>
        <p className={styles.nothing}>{desk.failed}</p>
        <Button tone="gold" size="sm" onClick={retry}>
          {ui.retry}
        </Button>
      </div>
    )
  }
  const nothing = index !== null && found.length === 0 && lotteries.length === 0
  return (
    <div className={styles.found}>
      <div role="status">
        {index === null ? (
          <p className={styles.note}>{desk.searching}</p>
        ) : nothing ? (
          <div className={styles.nothing}>
            <p apply="h3">{desk.notFound(query)}</p>
            <p apply="small muted">{desk.notFoundText}</p>
          </div>
        ) : (
          <p className={styles.note}>
            {lotteries.length === 0
              ? desk.found(query, formatCount(found.length))
              : desk.foundBoth(query, formatCount(lotteries.length), formatCount(found.length))}
          </p>
        )}
        {incomplete && <p className={styles.note}>{desk.incomplete}</p>}
      </div>
      {nothing && recents.length > 0 && (
        <>
          <p className={styles.note}>{desk.recents}</p>
          <Games games={recents.slice(0, RECENTS)} onOpen={onOpen} />
        </>
      )}
      {lotteries.length > 0 && (
        <ul>
          {lotteries.slice(0, LOTTERIES).map((lottery) => (
            <li key={lottery.lottery_id}>
              <LotteryRow lottery={lottery} onOpen={onOpen} />
            </li>
          ))}
          {lotteries.length > LOTTERIES && (
            <li>
              <Link to={paths.lottoLobby({ q: query })} className={styles.all} onClick={onOpen}>
                {desk.seeLotteries}
              </Link>
            </li>
          )}
        </ul>
      )}
      <Games games={found.slice(0, SHOWN)} onOpen={onOpen}>
        {found.length > SHOWN && (
          <li>
            <Link to={paths.lobby('slot', { q: query })} className={styles.all} onClick={onOpen}>
              {desk.seeAll}
            </Link>
          </li>
        )}
      </Games>
    </div>
  )
}

interface GamesProps {
  games: readonly Game[]
  onOpen: () => void
  children?: ReactNode
}

const Games = ({ games, onOpen, children }: GamesProps) =>
  games.length > 0 && (
    <ul>
      {games.map((game) => (
        <li key={gameKey(game)}>
          <GameRow game={game} onOpen={onOpen} />
        </li>
      ))}
      {children}
    </ul>
  )
