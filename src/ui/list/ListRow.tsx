import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from '../actions/as.ts'
import { Check, ChevronRight } from '../icons.ts'
import styles from './ListRow.module.css'

interface OwnProps {
  /** An icon (put in a 40 px cell), or anything else with `bare`. */
  icon?: ReactNode
  bare?: boolean | undefined
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  /** Only when it leads somewhere. */
  chevron?: boolean | undefined
  /** Marked with a check. */
  selected?: boolean | undefined
  className?: string | undefined
}

/** A row of a list; `as={Link}` or `as="button"` makes it press-able. */
export function ListRow<E extends ElementType = 'div'>(props: As<E, OwnProps>) {
  const { as, icon, bare, title, note, value, chevron, selected, className, ...rest } = props
  const Root: ElementType = as ?? 'div'
  return (
    <Root
      {...(as === 'button' && { type: 'button' })}
      {...rest}
      className={cx(styles.row, as && styles.press, className)}
    >
      {icon && <span className={bare ? styles.bare : styles.icon}>{icon}</span>}
      <span className={styles.main}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {selected && <Check size={20} className={styles.check} />}
      {chevron && <ChevronRight size={20} className={styles.chevron} />}
    </Root>
  )
}
