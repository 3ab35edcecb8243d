import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { RoundBets } from '../bets/round-bets.ts'

const limitsDialog = defineDialog<{ bets: RoundBets }, void>({
  name: 'lotto-limits',
  load: async () => (await import('./LimitsSheet.tsx')).LimitsSheet,
  dismissed: undefined,
})

/** All that limits the round; resolves when it is closed. */
export const openLimits = (bets: RoundBets): Promise<void> => open(limitsDialog, { bets })
