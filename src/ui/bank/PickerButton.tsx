import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { useFieldAttributes } from '../field/context.ts'
import { ChevronDown } from '../icons.ts'
import styles from './PickerButton.module.css'

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** What is chosen; nothing shows the placeholder. */
  value?: ReactNode
  placeholder: string
  icon?: ReactNode
}

/** Looks like a field, opens a list (a Sheet with a search, usually). */
export function PickerButton({ value, placeholder, icon, className, ...rest }: PickerButtonProps) {
  const {
    readOnly,
    'aria-required': _required,
    'aria-invalid': invalid,
    ...attributes
  } = useFieldAttributes(rest)
  return (
    <button
      {...rest}
      {...attributes}
      type="button"
      aria-haspopup="dialog"
      data-invalid={invalid}
      disabled={rest.disabled ?? readOnly}
      className={cx(styles.picker, className)}
    >
      {icon}
      <span className={cx(styles.value, !value && styles.placeholder)}>{value ?? placeholder}</span>
      <ChevronDown size={20} className={styles.chevron} />
    </button>
  )
}
