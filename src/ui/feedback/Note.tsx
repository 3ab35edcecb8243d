import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons.ts'
import styles from './Note.module.css'

interface NoteProps {
  tone?: 'plain' | 'warn' | 'info' | 'won' | 'lost'
  icon?: ReactNode
  /** Announced when it appears (a failed attempt above a form). */
  live?: boolean
  id?: string
  className?: string
  children: ReactNode
}

const icons = {
  plain: <Info size={20} />,
  info: <Info size={20} />,
  warn: <TriangleAlert size={20} />,
  won: <CircleCheck size={20} />,
  lost: <CircleAlert size={20} />,
}

export function Note({ tone = 'plain', icon, live, id, className, children }: NoteProps) {
  return (
    <div id={id} role={live ? 'alert' : undefined} className={cx(styles.note, styles[tone], className)}>
      {icon ?? icons[tone]}
      <div className={styles.text}>{children}</div>
    </div>
  )
}
