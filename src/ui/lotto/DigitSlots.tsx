import { cx } from '#src/lib/cx.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './lotto.module.css'

interface DigitSlotsProps {
  value: string
  length: number
  label: string
  /** Read aloud while there is no digit; nothing where something else says what became of the number. */
  empty?: string
  /** Smaller on a phone, where more stands around them. */
  compact?: boolean
}

/** Digits as they are typed on a keypad, the next place marked. Whoever does not see them hears each change. */
export function DigitSlots({ value, length, label, empty = '', compact }: DigitSlotsProps) {
  const next = Math.min(value.length, length - 1)
  return (
    <div className={cx(styles.slots, compact && styles.compact)}>
      <VisuallyHidden as="output" label={label}>
        {value === '' ? empty : [...value].join(' ')}
      </VisuallyHidden>
      {Array.from({ length }, (_, index) => (
        <span key={index} aria-hidden="true" className={cx(styles.slot, index === next && styles.next)}>
          {value[index] ?? (index === next && <span className={styles.caret} />)}
        </span>
      ))}
    </div>
  )
}
