import type { LottoRate } from '#contracts/lotto.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { RoundBets } from './round-bets.ts'
import type { Tool } from './tools.ts'

interface ToolProps {
  tool: Tool
  bets: RoundBets
  /** Bet types that the numbers are for. */
  active: readonly LottoRate[]
}

/** Answers the numbers that the member has confirmed; null when they changed their mind. */
export const toolDialog = defineDialog<ToolProps, readonly string[] | null>({
  name: 'lotto-tool',
  load: async () => (await import('./ToolSheet.tsx')).ToolSheet,
  dismissed: null,
})
