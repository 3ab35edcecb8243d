import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import type { As } from './as.ts'
import styles from './actions.module.css'

interface OwnProps {
  label: string
  /** A dot: something new is behind it. */
  pip?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** A round contact button that floats over the page. */
export function Fab<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, label, pip, children, className, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root
      {...(as === 'button' && { type: 'button' })}
      aria-label={pip ? `${label} (${ui.newItem})` : label}
      {...rest}
      className={cx(styles.fab, className)}
    >
      {children}
      {pip && <span className={styles.pip} />}
    </Root>
  )
}
