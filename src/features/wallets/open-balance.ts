import { defineDialog, open } from '#src/dialogs/dialogs.ts'

const balanceDialog = defineDialog<object, void>({
  name: 'balance',
  load: async () => (await import('./BalanceSheet.tsx')).BalanceSheet,
  dismissed: undefined,
})

/** What each wallet holds, what of it can be withdrawn, and what can be done with it; resolves when it has closed. */
export const openBalance = (): Promise<void> => open(balanceDialog, {})
