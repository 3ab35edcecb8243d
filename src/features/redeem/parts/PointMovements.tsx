import { useInfiniteQuery } from '@tanstack/react-query'
import type { PointMovement } from '#contracts/redemption.ts'
import { pointHistoryQuery } from '#src/data/redemption.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { isCalendarDay } from '#contracts/calendar-day.ts'
import { noonOf } from '#rules/thai-day.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { redeem as words } from '#src/strings/redeem.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Pages } from './Pages.tsx'
import styles from './PointMovements.module.css'

/** Points of play bear the day that was played. */
const aboutOf = ({ memo }: PointMovement) => (isCalendarDay(memo) ? formatDate(noonOf(memo)) : memo)

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`

export function PointMovements() {
  const query = useInfiniteQuery(pointHistoryQuery())
  return (
    <Pages
      query={query}
      idOf={(row) => row.id}
      empty={{ title: words.noMovements, text: words.noMovementsText }}
    >
      {(row) => (
        <ListRow
          title={[words.movementKinds[row.kind], aboutOf(row)].filter(Boolean).join(' ')}
          note={formatDateTime(row.at)}
          value={
            <span className={styles.figures}>
              <span className={cx(styles.amount, row.amount > 0 && styles.gained)}>{signed(row.amount)}</span>
              <span className={styles.balance}>{words.balance(formatCount(row.balance))}</span>
            </span>
          }
        />
      )}
    </Pages>
  )
}
