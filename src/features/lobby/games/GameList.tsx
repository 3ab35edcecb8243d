import type { Game } from '#contracts/games.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { lobby } from '#src/strings/lobby.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { later } from '#src/ui/layout/later.ts'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import { useInSlices } from '#src/ui/layout/use-in-slices.ts'
import styles from './GameList.module.css'
import { LobbyTile, type OpenGame } from './LobbyTile.tsx'
import type { useShownGames } from '../parts/use-shown-games.ts'
import { type GridPlace, isPlaceKnown, placeOf } from './use-grid-width.ts'
import { VirtualGames, type VirtualGamesProps } from './VirtualGames.tsx'

interface GameListProps {
  label: string
  shown: ReturnType<typeof useShownGames>
  empty: ReactNode
  onOpen: OpenGame
}

/** The first rows of a phone, whose posters are fetched at once, or when the letters are there. */
const SOON = 9

/** The grid in whichever state it is. */
export function GameList({ label, shown, empty, onOpen }: GameListProps) {
  'use memo'
  const { games, near, status, partly, busy, retry, searching } = shown
  // Where rows lie hangs on the window: until that is known, in what is served as in a lobby that nobody has been to, they stand in columns that the style sheet knows.
  const takenOver = useTakenOver()
  const [isUnplaced] = useState(() => !takenOver || !isPlaceKnown())
  const [place, setPlace] = useState<GridPlace | null>(null)
  const isShown = useInSlices(status !== 'pending')
  const renderGame = (game: Game, index: number) => (
    <LobbyTile game={game} soon={index < SOON} first={index === 0} onOpen={onOpen} />
  )
  if (status === 'pending' || !isShown) return <SkeletonGrid label={searching ? lobby.searching : label} />
  if (status === 'failed') {
    return <PartError title={searching ? lobby.searchFailed : lobby.failed} busy={busy} onRetry={retry} />
  }
  return (
    <>
      {partly && (
        <Note tone="warn" className={styles.note}>
          {lobby.partly[partly]}{' '}
          <TextLink as="button" underline onClick={retry}>
            {lobby.retry}
          </TextLink>
        </Note>
      )}
      {games.length === 0 ? (
        empty
      ) : isUnplaced && !place ? (
        <FirstGames label={label} games={games} renderGame={renderGame} onPlaced={setPlace} />
      ) : (
        <VirtualGames label={label} games={games} renderGame={renderGame} served={place} />
      )}
      {games.length === 0 && near.length > 0 && <NearGames games={near} onOpen={onOpen} />}
    </>
  )
}

/** More than a screen of the smallest tiles. */
const TILES = 18

/** The grid before its games: same columns, same boxes. */
function SkeletonGrid({ label = lobby.searching }: { label?: string }) {
  return (
    <LoadingRegion label={label} className={styles.grid}>
      {Array.from({ length: TILES }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </LoadingRegion>
  )
}

/** Of them, those of the first frame: two rows of a phone. */
const FIRST = 6

interface FirstGamesProps extends Omit<VirtualGamesProps, 'served'> {
  onPlaced: (place: GridPlace) => void
}

/** The first of them as the HTML has them (decision 105), where the rows will lie; says where that is. */
function FirstGames({ label, games, renderGame, onPlaced }: FirstGamesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      const place = placeOf(list.current!)
      startTransition(() => onPlaced(place))
    })
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [onPlaced])
  return (
    <div ref={list} role="list" aria-label={label} className={styles.grid}>
      {games.slice(0, TILES).map((game, index) => (
        <div
          key={gameKey(game)}
          role="listitem"
          aria-setsize={games.length}
          aria-posinset={index + 1}
          {...(index === FIRST && later)}
        >
          {renderGame(game, index)}
        </div>
      ))}
    </div>
  )
}

/** Under "nothing found": names that come near what was typed. */
function NearGames({ games, onOpen }: { games: readonly Game[]; onOpen: OpenGame }) {
  return (
    <section>
      <SectionHead title={lobby.near} />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers */}
      <ul role="list" aria-label={lobby.near} className={styles.nearGamesGrid}>
        {games.map((game) => (
          <li key={gameKey(game)}>
            <LobbyTile game={game} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}
