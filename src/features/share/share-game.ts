import { type Game, gameCategories } from '#contracts/games.ts'
import type { CardName } from '#src/lib/pages/cards.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { share } from '#src/strings/line/share.ts'
import { openShare } from './open-share.ts'

/** Sends a game to friends: whoever opens the link is asked how to play, or plays when signed in (GAME-2). */
export function shareGame(game: Game): void {
  const { game_id: gameId, provider_id: providerId } = game
  void openShare({
    path: paths.play({ gameId, providerId, mode: 'real' }),
    title: game.game_name,
    text: share.gameText(game.provider_name, game.has_demo !== false),
    card: cardOfGame(game.category),
    action: share.openGame,
  })
}

/** Posters of games are drawings that LINE cannot show (SVG, WebP), hence the card of the game's category. */
const cardOfGame = (category: string): CardName =>
  gameCategories.find((known) => known === category) ?? 'default'
