import type { Game } from '#contracts/games.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/paths.ts'
import { askedFor } from '#src/stores/visit.ts'
import { gameChoice } from './game-choice.ts'

/**
 * Asks a visitor how to play and answers with the page to go to next: the demo, or the sign-in, after which the game
 * opens for real money. Null when the visitor closed the question.
 */
export async function chooseGame(game: Game, onShare: (game: Game) => void): Promise<string | null> {
  const target = { gameId: game.game_id, providerId: game.provider_id }
  const choice = await open(gameChoice, { game, onShare })
  if (choice === 'demo') return paths.play({ ...target, mode: 'demo' })
  if (choice === 'closed') return null
  askedFor(paths.play({ ...target, mode: 'real' }))
  return paths.login()
}
