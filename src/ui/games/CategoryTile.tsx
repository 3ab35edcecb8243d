import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from '../actions/as.ts'
import styles from './games.module.css'

interface OwnProps {
  title: ReactNode
  /** A count line, drawn from 960 px. */
  note?: ReactNode
  /** Address of the gold emblem. */
  art: string
  className?: string | undefined
}

export function CategoryTile<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, title, note, art, className, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root {...(as === 'button' && { type: 'button' })} {...rest} className={cx(styles.tile, className)}>
      <img src={art} alt="" width={92} height={92} loading="lazy" decoding="async" className={styles.art} />
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </Root>
  )
}
