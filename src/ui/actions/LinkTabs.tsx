import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from '../tabs/Tabs.module.css'

/** Tabs whose contents are pages of their own: a row of links, the open one marked with aria-current. */
export function LinkTabs({
  label,
  fill,
  className,
  children,
}: {
  label: string
  fill?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className={cx(styles.tabs, fill && styles.fill, className)}>
      {children}
    </nav>
  )
}
