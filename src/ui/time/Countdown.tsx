import { clockParts } from '#src/lib/time.ts'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './Countdown.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

interface CountdownProps {
  /** Seconds left by the server's clock; the caller ticks it. */
  seconds: number
  /** What ends: read before the time. */
  label: string
  /** Hours are drawn also when there are none left: days stand before them. */
  hours?: boolean
  soon?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** Digit cells with gold colons. Not a live region: a reader asks for the time when it wants it. */
export function Countdown({ seconds, label, hours: always, soon, size = 'md', className }: CountdownProps) {
  const parts = clockParts(seconds, always || undefined)
  const [hours, minutes, rest] = parts.length === 3 ? parts : ['00', ...parts]
  return (
    <span role="timer" className={cx(styles.countdown, styles[size], soon && styles.soon, className)}>
      <VisuallyHidden>
        {label} {ui.time(hours ?? '00', minutes ?? '00', rest ?? '00')}
      </VisuallyHidden>
      {parts.map((part, index) => (
        <span key={index} aria-hidden="true" className={styles.part}>
          {index > 0 && <span className={styles.colon}>:</span>}
          <span className={styles.cell}>{part}</span>
        </span>
      ))}
    </span>
  )
}
