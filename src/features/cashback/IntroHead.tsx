import type { ReactNode } from 'react'
import styles from './IntroHead.module.css'
import { Motif } from '#src/ui/display/Motif.tsx'

interface IntroHeadProps {
  title: string
  text: string
  /** The one way on. */
  action: ReactNode
}

/** Head of a page that explains a programme to who is not in it yet. */
export function IntroHead({ title, text, action }: IntroHeadProps) {
  return (
    <div className={styles.head}>
      <Motif name="crest" className={styles.crest} />
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
