import { cx } from '#src/lib/cx.ts'
import styles from './LotteryBadge.module.css'

/** Two to four letters of a lottery in its lozenge; the lottery's name stands beside it, so it is not read aloud. */
export function LotteryBadge({ text, className }: { text: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cx(styles.badge, text.length > 3 && styles.long, className)}>
      <span apply="relative nowrap">{text}</span>
    </span>
  )
}
