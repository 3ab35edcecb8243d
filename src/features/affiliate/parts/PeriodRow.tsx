import { affiliate as words } from '#src/strings/affiliate.ts'
import { Calendar } from '#src/ui/icons.ts'
import { Money } from '#src/ui/Money.tsx'
import { Select } from '#src/ui/Select.tsx'
import { oneOf, type PeriodName, periods } from '../affiliate-url.ts'
import styles from './PeriodRow.module.css'

interface PeriodRowProps {
  period: PeriodName
  onPeriod: (period: PeriodName) => void
  /** Of all that is shown; null while it is not known. */
  sum: number | null
}

export function PeriodRow({ period, onPeriod, sum }: PeriodRowProps) {
  return (
    <div className={styles.row}>
      <Select
        aria-label={words.period}
        icon={<Calendar size={18} />}
        value={period}
        onChange={(event) => onPeriod(oneOf(periods, event.target.value))}
        className={styles.select}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {words.periods[each]}
          </option>
        ))}
      </Select>
      {sum !== null && (
        <p className={styles.sum}>
          <span className={styles.label}>{words.rangeSum}</span>
          <Money satang={sum} sign tone={sum > 0 ? 'won' : 'plain'} className={styles.figure} />
        </p>
      )}
    </div>
  )
}
