import { type ReactNode, useId } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './Field.module.css'
import { FieldContext } from './context.ts'
import { CircleAlert } from '../icons.ts'

interface FieldProps {
  label: ReactNode
  /** Right of the label: "optional", "8 to 20 letters". */
  note?: ReactNode
  hint?: ReactNode
  /** The sentence beside the field; replaces the hint and marks the control. */
  error?: string | undefined
  /** Shown but not to be changed. */
  locked?: boolean
  required?: boolean
  counter?: { value: number; max: number }
  className?: string
  /** One control of ui/: it takes id and descriptions from here. */
  children: ReactNode
}

export function Field({
  label,
  note,
  hint,
  error,
  locked,
  required,
  counter,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <FieldContext
      value={{
        id,
        invalid: Boolean(error),
        required: required ?? false,
        locked: locked ?? false,
        describedBy,
      }}
    >
      <div className={cx(styles.field, className)}>
        <div className={styles.top}>
          <label htmlFor={id} apply="medium">
            {label}
          </label>
          {note && <span apply="faint text-right">{note}</span>}
        </div>
        {children}
        <div apply="row start between gap-8 small">
          {/* Always there, so that a reader hears the sentence when it comes. */}
          <p id={`${id}-error`} aria-live="polite" className={styles.error}>
            {error && (
              <>
                <CircleAlert size={16} />
                <span>{error}</span>
              </>
            )}
          </p>
          {hint && !error && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
          {counter && (
            <span className={cx(styles.counter, counter.value > counter.max && styles.over)}>
              {ui.counter(counter.value, counter.max)}
            </span>
          )}
        </div>
      </div>
    </FieldContext>
  )
}
