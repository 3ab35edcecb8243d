import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { formatClock } from '#src/lib/time.ts'
import styles from './ShotRow.module.css'

/** Height of a row, px. */
export const SHOT_ROW = 46

interface ShotRowProps {
  seq: number
  number: string
  /** Said in place of a number that is still hidden. */
  hidden?: string | undefined
  name: ReactNode
  at: number
  tone?: 'mine' | 'subtracted' | 'newest' | undefined
}

/** Place, number, who, when. */
export function ShotRow({ seq, number, hidden, name, at, tone }: ShotRowProps) {
  return (
    <div className={cx(styles.shot, tone && styles[tone])}>
      <span className={styles.seq}>#{formatCount(seq)}</span>
      <span className={styles.number} aria-label={hidden} role={hidden && 'img'}>
        {number}
      </span>
      <span className={styles.name}>{name}</span>
      <time dateTime={new Date(at).toISOString()} className={styles.at}>
        {formatClock(at)}
      </time>
    </div>
  )
}
