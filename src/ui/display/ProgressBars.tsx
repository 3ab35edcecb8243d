import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './ProgressBars.module.css'

/** Short bars under the title of a form in several parts; `current` counts from 1. */
export function ProgressBars({
  current,
  total,
  className,
}: {
  current: number
  total: number
  className?: string
}) {
  return (
    <div role="img" aria-label={ui.step(current, total)} className={cx(styles.bars, className)}>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={cx(styles.bar, index < current && styles.on)} />
      ))}
    </div>
  )
}
