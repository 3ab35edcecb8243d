import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  title: ReactNode
  /** Usually a TextLink to the whole list. */
  action?: ReactNode
  level?: 1 | 2 | 3
  id?: string
  className?: string
}

export function SectionHead({ title, action, level = 2, id, className }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.head, className)}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {action}
    </div>
  )
}
