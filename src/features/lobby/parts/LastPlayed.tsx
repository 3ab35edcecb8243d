import { useState } from 'react'
import { useLastPlayed } from '#src/data/last-played.ts'
import { cx } from '#src/lib/cx.ts'
import { gameKey } from '#src/stores/lobby.ts'
import { recentsOf } from '#src/stores/recents.ts'
import { useSession } from '#src/stores/session.ts'
import { lobby } from '#src/strings/lobby.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { TileSkeleton } from '#src/ui/games/TileSkeleton.tsx'
import { Rail } from '#src/ui/layout/Rail.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import { LobbyTile, type OpenGame } from '../games/LobbyTile.tsx'
import styles from './LastPlayed.module.css'

const SHOWN = 12
const SKELETONS = 7

/**
 * The member's own rail, where this device knows of a game (`<html data-recents>` in what was served): what it knows is there at
 * once. Where it knows of none the games below are not kept waiting, and do not move when the server does: there is no
 * rail then until the next visit.
 */
export function LastPlayed({ onOpen }: { onOpen: OpenGame }) {
  const takenOver = useTakenOver()
  const games = useLastPlayed()
  const [hasRoom] = useState(() => recentsOf(useSession.getState().user?.username ?? '') !== null)
  if (!takenOver) return <Awaited />
  if (!hasRoom || games.length === 0) return null
  return (
    <Section flush className={cx(styles.section, styles.shown)}>
      <SectionHead title={lobby.lastPlayed} />
      <Rail label={lobby.lastPlayed}>
        {games.slice(0, SHOWN).map((game) => (
          <li key={gameKey(game)}>
            <LobbyTile plain game={game} onOpen={onOpen} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}

/** Its room in what is served. */
const Awaited = () => (
  <Section flush className={styles.section}>
    <SectionHead title={lobby.lastPlayed} />
    <LoadingRegion>
      <Rail label={lobby.lastPlayed}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index}>
            <TileSkeleton />
          </li>
        ))}
      </Rail>
    </LoadingRegion>
  </Section>
)
