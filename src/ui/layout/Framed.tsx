import type { ComponentProps } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Framed.module.css'

interface FramedProps extends ComponentProps<'div'> {
  /** The single hairline instead of the double frame. */
  hair?: boolean
}

/** The redented corner, signature of the design: one framed element per screen. */
export function Framed({ hair, className, ...rest }: FramedProps) {
  return <div {...rest} className={cx(styles.framed, hair && styles.hair, className)} />
}
