import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './KeyValues.module.css'

interface KeyValuesProps {
  items: readonly { label: string; value: ReactNode; strong?: boolean }[]
}

/** Label left, figure right; `strong` stands below a hairline. */
export function KeyValues({ items }: KeyValuesProps) {
  return (
    <dl>
      {items.map(({ label, value, strong }) => (
        <div key={label} className={cx(styles.pair, strong && styles.strong)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
