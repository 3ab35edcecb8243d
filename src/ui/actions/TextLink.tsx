import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from './as.ts'
import { ChevronRight } from '../icons.ts'
import styles from './actions.module.css'

interface OwnProps {
  /** Inside a sentence: underlined, no height of its own (WCAG 2.5.8 exempts links in text). */
  underline?: boolean | undefined
  chevron?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

export function TextLink<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, underline, chevron, children, className, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root
      {...(as === 'button' && { type: 'button' })}
      {...rest}
      className={cx(underline ? styles.inline : styles.link, className)}
    >
      {children}
      {chevron && <ChevronRight size={16} />}
    </Root>
  )
}
