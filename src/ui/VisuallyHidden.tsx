import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Read aloud, not drawn. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
