import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { favouriteChosen, isFavourite, useLobby } from '#src/stores/lobby.ts'
import { lobby } from '#src/strings/lobby.ts'
import { GameTile } from '#src/ui/games/GameTile.tsx'
import styles from './LobbyTile.module.css'

export type OpenGame = (event: MouseEvent, game: Game) => void

interface LobbyTileProps {
  game: Game
  onOpen: OpenGame
  /** On the first screen. */
  soon?: boolean
  /** The picture that the page waits for. */
  first?: boolean
  /** In the rail of last played games there is no heart. */
  plain?: boolean
}

/** A link to the game, so that it opens in a new tab as well; `onOpen` may keep it from opening. */
export function LobbyTile({ game, onOpen, soon, first, plain }: LobbyTileProps) {
  'use memo'
  const favourite = useLobby((state) => isFavourite(state.favourites, game))
  return (
    <GameTile
      as={Link}
      to={paths.play({ gameId: game.game_id, providerId: game.provider_id, mode: 'real' })}
      title={game.game_name}
      provider={game.provider_name}
      poster={game.image || null}
      tag={plain ? undefined : tileTag(game)}
      eager={first}
      soon={soon}
      first={first}
      className={game.maintenance ? styles.resting : undefined}
      favourite={favourite}
      onFavourite={plain ? undefined : (next) => favouriteChosen(game, next)}
      onClick={(event: MouseEvent) => onOpen(event, game)}
    />
  )
}

const labels: Readonly<Record<string, string>> = lobby.tags

/** The one tag on a tile: maintenance before all, then the first tag that has a Thai label. */
function tileTag(game: Game): string | undefined {
  if (game.maintenance) return lobby.maintenance
  const known = game.tags.find((tag) => tag in labels)
  return known === undefined ? undefined : labels[known]
}
