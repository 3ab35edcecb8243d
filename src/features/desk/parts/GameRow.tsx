import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Poster } from '#src/ui/games/Poster.tsx'
import styles from '../DeskRail.module.css'

interface GameRowProps {
  game: Game
  /** In the rail: its name alone, and in the folded rail its picture alone. */
  compact?: boolean
  onOpen?: () => void
}

/** A game that was found or played, with its category and provider. */
export function GameRow({ game, compact, onOpen }: GameRowProps) {
  const to = paths.play({ gameId: game.game_id, providerId: game.provider_id, mode: 'real' })
  const category = game.category && shell.categories[game.category as keyof typeof shell.categories]
  return (
    <Link
      to={to}
      title={game.game_name}
      className={cx(styles.game, compact && styles.compact)}
      onClick={onOpen}
    >
      <Poster src={game.image || null} className={styles.poster} />
      <span className={styles.name}>
        {game.game_name}
        {!compact && (
          <span className={styles.about}>{[category, game.provider_name].filter(Boolean).join(' · ')}</span>
        )}
      </span>
    </Link>
  )
}
