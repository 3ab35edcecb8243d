import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import type { SlipLook } from './look.ts'
import styles from './Slip.module.css'

interface SlipPaperProps {
  look: SlipLook
  title: string
  /** How many lines, in words; none of an empty slip. */
  count: string | null
  /** What can be done to all of it. */
  act?: ReactNode
  children: ReactNode
}

/** The paper of a slip: its name, how many lines it has, and what stands on it. */
export function SlipPaper({ look, title, count, act, children }: SlipPaperProps) {
  const Title = look === 'entry' ? 'h2' : 'h3'
  return (
    <Paper>
      <div apply="row wrap baseline gap-8">
        <Title className={styles.title}>{title}</Title>
        {count !== null && (
          <span className={cx(styles.count, look === 'check' && styles.right)}>{count}</span>
        )}
        {act}
      </div>
      {children}
    </Paper>
  )
}
