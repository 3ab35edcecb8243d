import type { ReactNode } from 'react'
import styles from './PaperCard.module.css'

/** A slip of paper between two rows of flame ornament, in both themes. */
export function PaperCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shadow}>
      <div data-surface="paper" className={styles.paper}>
        {children}
      </div>
    </div>
  )
}
