import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from './as.ts'
import styles from '../tabs/Tabs.module.css'

interface OwnProps {
  current?: boolean | undefined
  count?: number | undefined
  children: ReactNode
}

export function LinkTab<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, current, count, children, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root
      aria-current={current ? 'page' : undefined}
      {...rest}
      className={cx(styles.tab, current && styles.on)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Root>
  )
}
