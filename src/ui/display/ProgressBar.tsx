import { cx } from '#src/lib/cx.ts'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  value: number
  max: number
  /** What it is the progress of; the figures stand beside it as text. */
  label: string
  /** `warn`: nearly used up. */
  tone?: 'gold' | 'won' | 'warn'
  className?: string
}

/** How much of something is done or used up: turnover, a quest, a limit. */
export function ProgressBar({ value, max, label, tone = 'gold', className }: ProgressBarProps) {
  return (
    <progress
      // A bar without an end would swing for ever.
      max={Math.max(max, 1)}
      value={Math.min(Math.max(value, 0), Math.max(max, 1))}
      aria-label={label}
      className={cx(styles.bar, styles[tone], className)}
    />
  )
}
