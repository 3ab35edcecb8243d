import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** The crest for "nothing yet", the lozenge for "nothing found". */
  art?: 'crest' | 'lozenge'
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ title, text, action, art = 'crest', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, className)}>
      <span aria-hidden="true" className={styles[art]} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
