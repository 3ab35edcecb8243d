import { useQuery } from '@tanstack/react-query'
import type { CheckedReceipt } from '#contracts/bills.ts'
import { agentConfigQuery } from '#src/data/agent.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { bills } from '#src/strings/lotto/bill.ts'
import { receiptCheck as words } from '#src/strings/lotto/receipt-check.ts'
import { shell } from '#src/strings/shell.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { BillHead } from '../parts/BillHead.tsx'
import { ReceiptPaper } from '../receipt/ReceiptPaper.tsx'

/** What the server knows of a receipt, to be held against the one in the hand. */
export function CheckedBill({ receipt }: { receipt: CheckedReceipt }) {
  const { data: config } = useQuery(agentConfigQuery())
  const { state, result, corrected } = receipt
  return (
    <>
      <Note tone="won" live>
        <b>{words.real}</b> <span apply="block">{words.compare}</span>
      </Note>
      {corrected && <Note tone="warn">{words.corrected}</Note>}
      {state === 'pending' && result && <Note tone="info">{words.deciding}</Note>}
      <Card as="section" aria-label={words.sums}>
        <BillHead bill={receipt} />
        <div apply="px-16 pb-8">
          <KeyValues items={sumsOf(receipt)} />
        </div>
      </Card>
      <section aria-label={words.receipt}>
        <ReceiptPaper bill={receipt} brand={config?.info.agent_name || shell.siteName} />
      </section>
      <Note>{words.anonymous}</Note>
    </>
  )
}

function sumsOf(receipt: CheckedReceipt) {
  const { state, total, wins_max, won, refunded, settled_at, result } = receipt
  const digits = result && [
    result.top3 && `${bills.top} ${result.top3}`,
    result.bottom2 && `${bills.bottom} ${result.bottom2}`,
  ]
  return [
    { label: words.total, value: formatBaht(total) },
    ...(state === 'pending' && wins_max > 0 ? [{ label: words.winsMax, value: formatBaht(wins_max) }] : []),
    ...(digits?.some(Boolean) ? [{ label: words.result, value: digits.filter(Boolean).join(' · ') }] : []),
    ...(settled_at == null ? [] : [{ label: words.settledAt, value: formatDateTime(settled_at) }]),
    ...(state === 'won' ? [{ label: words.won, value: formatBaht(won, { sign: true }), strong: true }] : []),
    ...(refunded > 0 ? [{ label: words.refunded, value: formatBaht(refunded), strong: true }] : []),
  ]
}
