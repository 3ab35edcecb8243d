import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './games.module.css'

/** 3 columns, 6 from 600 px. Children are `<li>` with a CategoryTile each. */
export function CategoryGrid({ className, ...rest }: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers
  return <ul role="list" {...rest} className={cx(styles.categoryGridGrid, className)} />
}
