import type { BillWithLines } from '#contracts/bills.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'

const aheadDialog = defineDialog<{ bill: BillWithLines }, void>({
  name: 'ahead',
  load: async () => (await import('./ahead/AheadSheet.tsx')).AheadSheet,
  dismissed: undefined,
})

/** The lines of a placed bill for other rounds of its lottery; resolves when it is closed. */
export const openAhead = (bill: BillWithLines): Promise<void> => open(aheadDialog, { bill })
