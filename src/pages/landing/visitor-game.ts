import type { NavigateFunction } from 'react-router'
import type { Game } from '#contracts/games.ts'
import { chooseGame } from '#src/features/lobby/choose-game.ts'
import { shareGame } from '#src/features/share/share-game.ts'

/** Asks a visitor how to play, and goes there. */
export async function visitorGame(game: Game, navigate: NavigateFunction): Promise<void> {
  const target = await chooseGame(game, shareGame)
  if (target) await navigate(target)
}
