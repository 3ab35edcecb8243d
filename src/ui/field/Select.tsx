import type { ComponentProps, ReactNode } from 'react'
import { useFieldAttributes } from './context.ts'
import { Control } from './Control.tsx'
import { ChevronDown } from '../icons.ts'
import styles from './Select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  icon?: ReactNode
}

/** The platform's own list: its wheel on iOS, its dialog on Android, its keys on a desk. */
export function Select({ icon, className, children, ...rest }: SelectProps) {
  const { readOnly, ...attributes } = useFieldAttributes(rest)
  return (
    <Control icon={icon} className={className}>
      <select {...rest} {...attributes} disabled={rest.disabled ?? readOnly} className={styles.select}>
        {children}
      </select>
      {!readOnly && <ChevronDown size={20} className={styles.chevron} />}
    </Control>
  )
}
