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
    <div apply="pt-16 text-centre">
      <Motif name="crest" className={styles.crest} />
      <h2>{title}</h2>
      <p apply="mt-4 muted balance">{text}</p>
      <div apply="mt-20">{action}</div>
    </div>
  )
}
