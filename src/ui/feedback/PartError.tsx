import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import { Button } from '../actions/Button.tsx'
import { RefreshCw, TriangleAlert } from '../icons.ts'
import styles from './PartError.module.css'

interface PartErrorProps {
  title: ReactNode
  /** Says what stands: "your money is untouched". */
  text?: ReactNode
  onRetry: () => void
  busy?: boolean
  className?: string
}

/** Stands in the place of a part that failed; the rest of the page stays (design/README, Partial error). */
export function PartError({ title, text, onRetry, busy, className }: PartErrorProps) {
  return (
    <div role="alert" className={cx(styles.part, className)}>
      <TriangleAlert size={28} className={styles.icon} />
      <p apply="mt-4 h3 balance">{title}</p>
      {text && <p apply="small muted balance">{text}</p>}
      <Button
        tone="gold"
        size="sm"
        busy={busy}
        icon={<RefreshCw />}
        onClick={onRetry}
        className={styles.retry}
      >
        {ui.retry}
      </Button>
    </div>
  )
}
