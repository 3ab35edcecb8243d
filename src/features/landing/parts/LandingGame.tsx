import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { GameTile } from '#src/ui/games/GameTile.tsx'
import { gameTag } from './game-tag.ts'

export interface GameChoice {
  /** Takes the press over, for example to ask a visitor whether to try the game; the link works without it. */
  onGame?: ((game: Game) => void) | undefined
}

interface LandingGameProps extends GameChoice {
  game: Game
  eager?: boolean
}

/** A member plays; a visitor tries, where the game can be tried. */
export function LandingGame({ game, eager = false, onGame }: LandingGameProps) {
  const isMember = useSession((state) => state.user !== null)
  const mode = isMember || game.has_demo === false ? 'real' : 'demo'
  const handleClick = (event: MouseEvent) => {
    if (!onGame || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onGame(game)
  }
  return (
    <GameTile
      as={Link}
      to={paths.play({ gameId: game.game_id, providerId: game.provider_id, mode })}
      onClick={handleClick}
      title={game.game_name}
      provider={game.provider_name}
      poster={game.image || null}
      tag={gameTag(game)}
      eager={eager}
    />
  )
}
