import type { ReactNode } from 'react'
import styles from './CurtainNote.module.css'

interface CurtainNoteProps {
  title: string
  text?: string | undefined
  /** The wanted action last. */
  actions: ReactNode
}

/** On the curtain: what happened, and what can be done. */
export function CurtainNote({ title, text, actions }: CurtainNoteProps) {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
