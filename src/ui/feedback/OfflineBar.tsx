import type { ReactNode } from 'react'
import { ui } from '#src/strings/ui.ts'
import { Button } from '../actions/Button.tsx'
import { WifiOff } from '../icons.ts'
import styles from './OfflineBar.module.css'

/** Under the header while there is no connection; what was loaded stays readable. */
export function OfflineBar({ text, onRetry }: { text: ReactNode; onRetry?: () => void }) {
  return (
    <div role="status" className={styles.bar}>
      <WifiOff size={20} className={styles.icon} />
      <span apply="roomy">{text}</span>
      {onRetry && (
        <Button tone="text" size="sm" onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
