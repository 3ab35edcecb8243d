import type { Game } from '#contracts/games.ts'
import { chooseGame } from '#src/features/lobby/choose-game.ts'
import { shareGame } from '#src/features/share/share-game.ts'

/** Asks a visitor how to play; answers with the page to go to next, null for none. */
export const visitorGame = (game: Game): Promise<string | null> => chooseGame(game, shareGame)
