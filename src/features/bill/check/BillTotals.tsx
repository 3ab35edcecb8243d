import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound } from '#contracts/lotto.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import type { Sums } from './check-sums.ts'
import styles from './CheckedSlip.module.css'

/** Some seconds after sending, and some before the close, whichever comes first. */
export function cancellableTill({ round, cancel }: DataOf<typeof getLottoRound>): number | null {
  if (!cancel) return null
  const now = serverNow()
  const until = Math.min(now + cancel.within * 1000, round.closes_at - cancel.before_close * 1000)
  return until > now ? until : null
}

interface BillTotalsProps {
  sums: Sums
  walletName: string
  /** Lines of the slip, also those that are not taken. */
  count: number
  /** What pays another rate. */
  otherwise: readonly { label: string; value: string }[]
  /** Figures of an earlier version of the slip, while it is checked again. */
  old: boolean
  /** Till when it can be taken back, as far as it is known before it is sent; null where it cannot. */
  until: number | null
}

/** What it costs, loud; what is sent, what it can win, and what is left after it. */
export function BillTotals({ sums, walletName, count, otherwise, old, until }: BillTotalsProps) {
  const { taken, total, winsMax, balance, after } = sums
  return (
    <div aria-busy={old} className={styles.sums}>
      <p apply="row wrap baseline between gap-x-12">
        <span>{words.toPay}</span>
        <Money satang={total} className={styles.total} />
      </p>
      <KeyValues
        items={[
          ...(taken.length === count
            ? []
            : [{ label: words.sendable, value: words.lines(formatCount(taken.length)) }]),
          { label: words.winsMax, value: <Money satang={winsMax} /> },
          { label: words.payFrom(walletName || words.wallet), value: words.balance(formatBaht(balance)) },
          { label: words.afterSending, value: <Money satang={after} tone={after < 0 ? 'lost' : 'plain'} /> },
          ...otherwise,
          ...(until === null ? [] : [{ label: words.cancelUntil, value: formatDateTime(until) }]),
        ]}
      />
    </div>
  )
}
