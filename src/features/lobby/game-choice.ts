import type { Game } from '#contracts/games.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { GameChoice } from './parts/choice.ts'

/** A visitor wants to play: demo, or sign-in first. */
export const gameChoice = defineDialog<{ game: Game; onShare: (game: Game) => void }, GameChoice>({
  name: 'gameChoice',
  load: async () => (await import('./parts/GameChoiceSheet.tsx')).GameChoiceSheet,
  dismissed: 'closed',
})
