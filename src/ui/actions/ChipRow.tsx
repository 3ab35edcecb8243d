import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './ChipRow.module.css'

/** Chips in one line that scrolls sideways and fades at the edge it runs over. */
export function ChipRow({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="group" aria-label={label} className={cx(styles.row, className)}>
      {children}
    </div>
  )
}
