import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { cx } from '#src/lib/cx.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './RoundClock.module.css'

/** Days, hours, minutes and seconds as cells. Not a live region: a reader asks when it wants. */
export function RoundClock({ seconds, soon }: { seconds: number; soon: boolean }) {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const cells = [
    [days, words.units.days],
    [hours, words.units.hours],
    [minutes, words.units.minutes],
    [seconds % 60, words.units.seconds],
  ] as const
  return (
    <div role="timer" className={cx(styles.clock, soon && styles.soon)}>
      <VisuallyHidden>
        {words.closesIn} {words.timeLeft(days, hours, minutes)}
      </VisuallyHidden>
      {cells.map(([value, unit]) => (
        <div key={unit} aria-hidden="true" className={styles.unit}>
          <b>{String(value).padStart(2, '0')}</b>
          <span>{unit}</span>
        </div>
      ))}
    </div>
  )
}
