import type { ComponentProps, ReactNode } from 'react'
import { useFieldAttributes } from './context.ts'
import { Control } from './Control.tsx'

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: ReactNode
  /** Right inside the box: a mark, a button. */
  trailing?: ReactNode
}

/** A native text input in our box; `{...register('name')}` of react-hook-form fits as it is. */
export function TextInput({ icon, trailing, className, type = 'text', ...rest }: TextInputProps) {
  const attributes = useFieldAttributes(rest)
  return (
    <Control icon={icon} trailing={trailing} className={className}>
      <input type={type} {...rest} {...attributes} />
    </Control>
  )
}
