import { useState } from 'react'
import type { BillWithLines } from '#contracts/bills.ts'
import { keepImage } from '#src/dialogs/keep-image.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { receipt as words } from '#src/strings/bill.ts'

/** Draws the receipt and keeps it as this device can: a download, or a picture to be held. */
export function useSaveReceipt(bill: BillWithLines, brand: string) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      // Drawing is loaded by whoever saves.
      const [{ drawReceipt }, { receiptPlan }] = await Promise.all([
        import('./draw-receipt.ts'),
        import('./receipt-plan.ts'),
      ])
      const picture = await drawReceipt(receiptPlan(bill, brand, words.age))
      await keepImage(picture, words.file(bill.bill_no), words.title)
    } catch {
      toast('lost', words.saveFailed)
    }
    setBusy(false)
  }
  return { busy, save: () => void save() }
}
