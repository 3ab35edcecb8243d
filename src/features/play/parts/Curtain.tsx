import type { ReactNode } from 'react'
import type { Game } from '#contracts/games.ts'
import { play } from '#src/strings/play.ts'
import { Poster } from '#src/ui/games/Poster.tsx'
import styles from '../play.module.css'

interface CurtainProps {
  game: Game
  /** The way into the game is being made. */
  busy: boolean
  /** What is to be done here, under the game's name. */
  children?: ReactNode
}

/** The game's poster before the game, over its own blurred light. */
export function Curtain({ game, busy, children }: CurtainProps) {
  const light = game.image ? { backgroundImage: `url(${JSON.stringify(game.image)})` } : {}
  return (
    <div apply="row fill well scroll-down">
      <div aria-hidden="true" className={styles.light} style={light} />
      <div className={styles.game}>
        <Poster src={game.image || null} eager className={styles.poster} />
        <p apply="mt-20 h2">{game.game_name}</p>
        <p apply="small muted">{game.provider_name}</p>
        {busy && (
          <div role="progressbar" aria-label={play.loading} className={styles.progress}>
            <span className={styles.done} />
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
