import { type ReactNode, useId } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './actions.module.css'

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  onChange: (value: Value) => void
  className?: string
}

/** A short choice in one well: native radio buttons, so arrows and readers work by themselves. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx(styles.well, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={cx(styles.option, option.value === value && styles.on)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.radio}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
