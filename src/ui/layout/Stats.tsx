import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Stats.module.css'

interface StatsProps {
  items: readonly { label: ReactNode; value: ReactNode }[]
  className?: string
}

/** Figures side by side, a hairline between them. */
export function Stats({ items, className }: StatsProps) {
  return (
    <dl className={cx(styles.stats, className)}>
      {items.map((item, index) => (
        <div key={index} className={styles.stat}>
          <dt apply="small muted">{item.label}</dt>
          <dd apply="display-18 figures">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
