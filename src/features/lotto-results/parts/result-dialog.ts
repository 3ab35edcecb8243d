import type { LottoResult } from '#contracts/lotto.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

interface ResultDialogProps {
  roundId: string
  /** Opens the share sheet above. */
  onShare: (result: LottoResult) => void
}

/** Everything that was drawn in one round, and where it was read. `left`: a link of it leads to another page. */
export const resultDialog = defineDialog<ResultDialogProps, 'closed' | 'left'>({
  name: 'lottoResult',
  load: async () => (await import('./ResultSheet.tsx')).ResultSheet,
  dismissed: 'closed',
})
