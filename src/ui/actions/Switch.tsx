import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  /** A second line under the label. */
  note?: ReactNode
}

/** A native checkbox that says it is a switch; the whole line presses it. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.line, className)}>
      <span apply="grow shrink">
        {label}
        {note && <span apply="block small muted">{note}</span>}
      </span>
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
    </label>
  )
}
