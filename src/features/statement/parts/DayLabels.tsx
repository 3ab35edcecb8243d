import { noonOf, weekdayOf } from '#rules/thai-day.ts'
import { formatDay } from '#src/lib/time.ts'
import { cx } from '#src/lib/cx.ts'
import { time } from '#src/strings/time.ts'
import type { ChartDay } from './Chart.tsx'
import styles from './DayLabels.module.css'

const WEEK = 7

/** Weekdays under a week's bars; first and last day under more. The last one is the current one. */
export function DayLabels({ days }: { days: readonly ChartDay[] }) {
  const short = days.length <= WEEK
  const shown = short ? days : [days[0], days.at(-1)].filter((day) => day !== undefined)
  return (
    <p aria-hidden="true" className={cx(styles.labels, short ? styles.each : styles.ends)}>
      {shown.map(({ day }) => (
        <span key={day}>{short ? time.weekdays[weekdayOf(day)] : formatDay(noonOf(day))}</span>
      ))}
    </p>
  )
}
