import type { ReactNode } from 'react'
import { winloss as words } from '#src/strings/winloss.ts'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './WinlossHead.module.css'

/** What the refund is, and the one way on: in, or to one's own figures. */
export function WinlossHead({ action }: { action: ReactNode }) {
  return (
    <div className={styles.head}>
      <Motif name="crest" className={styles.crest} />
      <h2>{words.introTitle}</h2>
      <p className={styles.text}>{words.introText}</p>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
