import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  /** An `output` is a live region: what comes into it is read at once. */
  as?: 'span' | 'output'
  id?: string
  label?: string
  children: ReactNode
}

/** Read aloud, not drawn. */
export function VisuallyHidden({ as: Tag = 'span', id, label, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} aria-label={label} className={styles.hidden}>
      {children}
    </Tag>
  )
}
