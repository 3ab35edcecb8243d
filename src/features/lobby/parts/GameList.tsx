import { lobby } from '#src/strings/lobby.ts'
import { Note } from '#src/ui/Note.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ReactNode } from 'react'
import styles from './GameList.module.css'
import { LobbyTile, type OpenGame } from './LobbyTile.tsx'
import { NearGames } from './NearGames.tsx'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import type { useShownGames } from './use-shown-games.ts'
import { VirtualGames } from './VirtualGames.tsx'

interface GameListProps {
  label: string
  shown: ReturnType<typeof useShownGames>
  empty: ReactNode
  onOpen: OpenGame
}

/** The first rows of a phone, whose posters are fetched at once. */
const EAGER = 9

/** The grid in whichever state it is. */
export function GameList({ label, shown, empty, onOpen }: GameListProps) {
  'use memo'
  const { games, near, status, partly, busy, retry, searching } = shown
  if (status === 'pending') return <SkeletonGrid label={searching ? lobby.searching : label} />
  if (status === 'failed') {
    return <PartError title={searching ? lobby.searchFailed : lobby.failed} busy={busy} onRetry={retry} />
  }
  return (
    <>
      {partly && (
        <Note tone="warn" className={styles.note}>
          {partly === 'kept' ? lobby.keptOnly : lobby.somePartsMissing}{' '}
          <TextLink as="button" underline onClick={retry}>
            {lobby.retry}
          </TextLink>
        </Note>
      )}
      {games.length === 0 ? (
        empty
      ) : (
        <VirtualGames
          label={label}
          games={games}
          renderGame={(game, index) => <LobbyTile game={game} eager={index < EAGER} onOpen={onOpen} />}
        />
      )}
      {games.length === 0 && near.length > 0 && <NearGames games={near} onOpen={onOpen} />}
    </>
  )
}
