import { cx } from '#src/lib/cx.ts'
import styles from './Dots.module.css'

/** Lozenges under a carousel: decoration, the slides say where they stand. */
export function Dots({ count, current, className }: { count: number; current: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx(styles.dots, className)}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={cx(styles.dot, index === current && styles.on)} />
      ))}
    </span>
  )
}
