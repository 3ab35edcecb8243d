import { defineDialog, open } from '#src/dialogs/dialogs.ts'

const transferDialog = defineDialog<object, void>({
  name: 'wallet-transfer',
  load: async () => (await import('./parts/TransferSheet.tsx')).TransferSheet,
  dismissed: undefined,
})

/** Moves money between the member's wallets (WALLET-1); resolves when the sheet has closed. */
export const openTransfer = (): Promise<void> => open(transferDialog, {})
