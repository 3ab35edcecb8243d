import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from './as.ts'
import styles from './actions.module.css'

interface OwnProps {
  /** What it does, read aloud: an icon alone says nothing. */
  label: string
  /** Drawn as a well with a hairline. */
  box?: boolean | undefined
  active?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

export function IconButton<E extends ElementType = 'button'>(props: As<E, OwnProps>) {
  const { as, label, box, active, children, className, ...rest } = props
  const Root: ElementType = as ?? 'button'
  return (
    <Root
      {...(as ? undefined : { type: 'button' })}
      aria-label={label}
      {...rest}
      className={cx(styles.button, box && styles.box, active && styles.active, className)}
    >
      {children}
    </Root>
  )
}
