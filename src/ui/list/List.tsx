import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './List.module.css'

/** Rows with hairlines between them. Children are ListItem. */
export function List({ className, ...rest }: ComponentProps<'ul'>) {
  // The role is said again: Safari drops it from lists without markers.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ul role="list" {...rest} className={cx(styles.list, className)} />
}
