import { cx } from '#src/lib/cx.ts'
import { shell } from '#src/strings/shell.ts'
import styles from './AgeMark.module.css'

/** From which age on, in a corner of what is played. */
export const AgeMark = ({ className }: { className?: string | undefined }) => (
  <span role="img" aria-label={shell.footer.adults} className={cx(styles.mark, className)}>
    {shell.footer.age}
  </span>
)
