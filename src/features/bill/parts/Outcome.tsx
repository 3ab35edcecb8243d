import type { Bill } from '#contracts/bills.ts'
import { cx } from '#src/lib/cx.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './bill.module.css'

/** The foot of a result card: what came of the stake, in words and as a signed figure. */
export function Outcome({ bill }: { bill: Bill }) {
  const { note, figure, tone } = outcomeOf(bill)
  return (
    <div className={cx(styles.foot, bill.state === 'won' && bill.won >= bill.total && styles.won)}>
      <span apply="small muted">{note}</span>
      <Money satang={figure} sign tone={tone} className={styles.figure} />
    </div>
  )
}

function outcomeOf(bill: Bill) {
  const { state, total, won, refunded, round } = bill
  const wallet = bill.wallet_name || words.wallet
  switch (state) {
    case 'won':
      // No win to whom it cost more than it brought.
      if (won < total)
        return {
          note: words.backLess(formatBaht(total), formatBaht(won)),
          figure: won - total,
          tone: 'plain',
        } as const
      return { note: words.paid(wallet), figure: won, tone: 'won' } as const
    case 'lost':
      return { note: words.totalStake(formatBaht(total)), figure: -total, tone: 'lost' } as const
    case 'cancelled':
      return { note: words.cancelledNote, figure: refunded, tone: 'plain' } as const
    case 'refunded':
      return { note: words.refundedTo(wallet), figure: refunded, tone: 'plain' } as const
    default: {
      const at = round.result_at
      const note = at == null ? words.waits : words.waitsFor(`${formatDay(at)} ${formatTime(at)}`)
      return { note, figure: -total, tone: 'plain' } as const
    }
  }
}
