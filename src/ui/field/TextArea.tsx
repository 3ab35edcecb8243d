import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import { useFieldAttributes } from './context.ts'
import { Control } from './Control.tsx'
import styles from './TextArea.module.css'

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const attributes = useFieldAttributes(rest)
  return (
    <Control className={cx(styles.area, className)}>
      <textarea rows={rows} {...rest} {...attributes} />
    </Control>
  )
}
