import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from '../actions/as.ts'
import styles from './Card.module.css'

interface OwnProps {
  pad?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

export function Card<E extends ElementType = 'div'>(props: As<E, OwnProps>) {
  const { as, pad, children, className, ...rest } = props
  const Root: ElementType = as ?? 'div'
  return (
    <Root {...rest} className={cx(styles.card, pad && styles.pad, className)}>
      {children}
    </Root>
  )
}
