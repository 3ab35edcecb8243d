import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from './as.ts'
import styles from './Chip.module.css'

interface OwnProps {
  selected?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A filter: a toggle button, or a link to the filtered page (then `aria-current` says which one is on). */
export function Chip<E extends ElementType = 'button'>(props: As<E, OwnProps>) {
  const { as, selected, icon, children, className, ...rest } = props
  const Root: ElementType = as ?? 'button'
  const state = as
    ? { 'aria-current': selected ? 'page' : undefined }
    : { type: 'button', 'aria-pressed': Boolean(selected) }
  return (
    <Root {...state} {...rest} className={cx(styles.chip, selected && styles.selected, className)}>
      {icon}
      {children}
    </Root>
  )
}
