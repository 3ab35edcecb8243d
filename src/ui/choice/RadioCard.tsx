import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Radio, type RadioProps } from './Radio.tsx'
import styles from './RadioCard.module.css'

interface RadioCardProps extends RadioProps {
  /** Drawn as chosen; told, because the oldest browsers have no `:has`. */
  selected: boolean
  /** The radio stands before the words, in their first line. */
  first?: boolean
  /** Of the card. */
  className?: string | undefined
  children: ReactNode
}

/** One of several ways, on a card that is pressed as a whole. */
export function RadioCard({ selected, first = false, className, children, ...input }: RadioCardProps) {
  const radio = <Radio {...input} />
  return (
    <label
      className={cx(
        styles.card,
        first && styles.first,
        selected && styles.selected,
        input.disabled && styles.closed,
        className,
      )}
    >
      {first && radio}
      {children}
      {!first && radio}
    </label>
  )
}
