import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Paper.module.css'

/** A slip of paper between two rows of flame ornament, in both themes (design/README, Slip). */
export function Paper({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.shadow}>
      <div data-surface="paper" className={cx(styles.paper, className)}>
        {children}
      </div>
    </div>
  )
}
