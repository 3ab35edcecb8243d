import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { billQuery } from '#src/data/lotto/bills.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { useAheadPlans, waitingOf } from '#src/stores/ahead.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { bills } from '#src/strings/lotto/bill.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { openAhead } from './ahead.ts'

/** Whoever was interrupted while buying several rounds finds the way back to what is left: the bill touched last. */
export function WaitingAhead() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const plans = useAheadPlans((state) => state.plans)
  const [newest] = Object.entries(plans)
    .map(([billId, plan]) => ({ billId, at: plan.at, count: waitingOf(plan, serverNow()).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.at - a.at)
  if (!newest) return null
  const goOn = async () => {
    setBusy(true)
    try {
      const bill = await client.fetchQuery(billQuery(newest.billId))
      void openAhead(bill)
    } catch {
      toast('lost', bills.oneFailed)
    }
    setBusy(false)
  }
  return (
    <Note tone="info">
      {words.waiting(newest.count)}{' '}
      <TextLink as="button" underline disabled={busy} onClick={() => void goOn()}>
        {words.goOn}
      </TextLink>
    </Note>
  )
}
