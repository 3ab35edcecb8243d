import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Rail.module.css'

interface RailProps {
  label: string
  /** Width of each item: game tiles or promotion tickets. */
  item?: 'tile' | 'ticket'
  className?: string
  /** `<li>` each. */
  children: ReactNode
}

/** One line that scrolls sideways; from 960 px it becomes a grid row when there is room. */
export function Rail({ label, item = 'tile', className, children }: RailProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers
    <ul role="list" aria-label={label} className={cx(styles.rail, styles[item], className)}>
      {children}
    </ul>
  )
}
