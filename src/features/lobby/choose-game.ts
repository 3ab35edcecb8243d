import type { Game } from '#contracts/games.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { askedFor } from '#src/stores/visit.ts'
import type { GameChoice } from './parts/choice.ts'

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

/** A visitor wants to play: demo, or sign-in first. */
const gameChoice = defineDialog<{ game: Game; onShare: (game: Game) => void }, GameChoice>({
  name: 'gameChoice',
  load: async () => (await import('./parts/GameChoiceSheet.tsx')).GameChoiceSheet,
  dismissed: 'closed',
})
