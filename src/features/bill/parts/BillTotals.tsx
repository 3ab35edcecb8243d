import { SlipSums } from '#src/forms/slip/SlipSums.tsx'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { Money } from '#src/ui/Money.tsx'
import type { Sums } from './check-sums.ts'

interface BillTotalsProps {
  sums: Sums
  walletName: string
  /** Figures of an earlier version of the slip, while it is checked again. */
  old: boolean
}

/** What is sent, what it can win, what it costs, and what is left after it (foot of the slip). */
export function BillTotals({ sums, walletName, old }: BillTotalsProps) {
  const { taken, total, winsMax, balance, after } = sums
  return (
    <SlipSums
      look="check"
      items={[
        { label: words.sendable, value: words.lines(formatCount(taken.length)) },
        { label: words.winsMax, value: <Money satang={winsMax} /> },
        { label: words.payFrom(walletName || words.wallet), value: words.balance(formatBaht(balance)) },
        { label: words.afterSending, value: <Money satang={after} tone={after < 0 ? 'lost' : 'plain'} /> },
      ]}
      label={words.total}
      total={total}
      old={old}
    />
  )
}
