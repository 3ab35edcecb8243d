import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Tag.module.css'

interface TagProps {
  tone?: 'plain' | 'gold' | 'line' | 'won' | 'lost' | 'warn' | 'info'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
