import type { ElementType, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './landing.module.css'
import type { As } from '#src/ui/actions/as.ts'
import { ChevronRight, Megaphone } from '#src/ui/icons.ts'

interface OwnProps {
  text: ReactNode
  className?: string | undefined
}

/** One line of news. As a link or a button it leads to the whole announcement. */
export function AnnounceStrip<E extends ElementType = 'div'>(props: As<E, OwnProps>) {
  const { as, text, className, ...rest } = props
  const Root: ElementType = as ?? 'div'
  return (
    <Root
      {...(as === 'button' && { type: 'button' })}
      {...rest}
      className={cx(styles.announceStripStrip, className)}
    >
      <Megaphone size={20} className={styles.icon} />
      <span className={styles.announceStripText}>{text}</span>
      {as && <ChevronRight size={20} className={styles.chevron} />}
    </Root>
  )
}
