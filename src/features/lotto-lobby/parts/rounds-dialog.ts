import type { Lottery } from '#contracts/lotto.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

/** Every round of the day that still comes. */
export const roundsDialog = defineDialog<{ lottery: Lottery; currentId: string }, void>({
  name: 'lottoRounds',
  load: async () => (await import('./RoundsSheet.tsx')).RoundsSheet,
  dismissed: undefined,
})
