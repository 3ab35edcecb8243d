import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Lock } from '../icons.ts'
import { watchKeyboard } from './keyboard.ts'
import { useFieldLook } from './context.ts'
import styles from './Control.module.css'

interface ControlProps {
  icon?: ReactNode
  trailing?: ReactNode
  className?: string | undefined
  /** The native input, select or textarea. */
  children: ReactNode
}

/** The drawn box of a field. The whole box gives focus to its input; the input keeps every native behaviour. */
export function Control({ icon, trailing, className, children }: ControlProps) {
  const { locked, invalid } = useFieldLook()
  return (
    <div
      className={cx(styles.control, locked && styles.locked, invalid && styles.invalid, className)}
      onFocus={watchKeyboard}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
      {trailing}
      {locked && (
        <span className={styles.icon}>
          <Lock size={20} />
        </span>
      )}
    </div>
  )
}
