import type { ReactNode } from 'react'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import styles from '../PollView.module.css'

interface ColumnsProps {
  children: ReactNode
  /** Beside the part from 960 px on, below it before. */
  aside: ReactNode
  /** At the bottom edge of a phone, under the part on larger screens. */
  bar: ReactNode
}

/** The part, what stands beside it, and the buttons. */
export function Columns({ children, aside, bar }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
      <ActionBar className={styles.columnsBar}>{bar}</ActionBar>
    </div>
  )
}
