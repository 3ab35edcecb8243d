import { cx } from '#src/lib/cx.ts'
import styles from './Button.module.css'

/** A turning arc in the colour of the text around it. With a label it is announced, else it is decoration. */
export function Spinner({
  label,
  large,
  className,
}: {
  label?: string
  large?: boolean
  className?: string
}) {
  return (
    <span
      className={cx(styles.spinner, large && styles.large, className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
