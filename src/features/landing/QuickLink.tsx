import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from '#src/ui/actions/as.ts'
import styles from './sections.module.css'

interface OwnProps {
  icon: ReactNode
  label: ReactNode
  className?: string | undefined
}

/** An icon in a lozenge over its name; four in a row under the announcement. */
export function QuickLink<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, icon, label, className, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root {...(as === 'button' && { type: 'button' })} {...rest} className={cx(styles.link, className)}>
      <span className={styles.icon}>{icon}</span>
      {label}
    </Root>
  )
}
