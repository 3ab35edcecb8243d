import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Section.module.css'

/** A part of a page with the page's gutters and the gap above it; `flush` lets rows run to the screen's edge. */
export function Section({ flush, className, ...rest }: ComponentProps<'section'> & { flush?: boolean }) {
  return <section {...rest} className={cx(styles.section, flush && styles.flush, className)} />
}
