import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './games.module.css'

/** 3, 4, then 6 columns. Children are `<li>` with a tile each. */
export function GameGrid({ className, ...rest }: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role from lists without markers
  return <ul role="list" {...rest} className={cx(styles.gameGridGrid, className)} />
}
