import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'
import { useFieldAttributes } from './field/context.ts'
import { Control } from './field/Control.tsx'
import styles from './TextArea.module.css'

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const attributes = useFieldAttributes(rest)
  return (
    <Control className={cx(styles.area, className)}>
      <textarea rows={rows} {...rest} {...attributes} />
    </Control>
  )
}
