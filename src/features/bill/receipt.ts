import type { BillWithLines } from '#contracts/bills.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'

interface ReceiptProps {
  bill: BillWithLines
  fresh: boolean
  onShare: (bill: BillWithLines) => void
  onProve: (bill: BillWithLines) => void
}

const receiptDialog = defineDialog<ReceiptProps, void>({
  name: 'receipt',
  load: async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog,
  dismissed: undefined,
})

/** Shows the receipt; resolves when it is closed. */
export const openReceipt = (props: ReceiptProps): Promise<void> => open(receiptDialog, props)
