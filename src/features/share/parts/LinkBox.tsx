import type { ReactNode } from 'react'
import { share } from '#src/strings/line/share.ts'
import styles from './LinkBox.module.css'

/** A link in full, selected as a whole by one press. */
export function LinkBox({ link, action }: { link: string; action?: ReactNode }) {
  return (
    <div className={styles.box}>
      <output aria-label={share.link} aria-live="off" className={styles.link}>
        {link}
      </output>
      {action}
    </div>
  )
}
