import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import lacquer from '#src/ui/layout/lacquer.module.css'
import styles from './sections.module.css'

interface PromoTicketProps {
  /** The figure on the stub: 100%, and what it is of. */
  big: ReactNode
  unit: ReactNode
  tone?: 'red' | 'jade' | 'blue'
  title: ReactNode
  text?: ReactNode
  /** The condition that matters most: turnover. */
  footnote?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

/** Something one could hold: stub, perforation, body. */
export function PromoTicket({
  big,
  unit,
  tone = 'red',
  title,
  text,
  footnote,
  action,
  level = 3,
  className,
}: PromoTicketProps) {
  const Heading = `h${level}` as const
  return (
    <article className={cx(styles.ticket, className)}>
      <div className={cx(styles.stub, lacquer[tone])} data-surface="lacquer">
        <span className={styles.big}>{big}</span>
        <span className={styles.unit}>{unit}</span>
      </div>
      <div className={styles.promoTicketBody}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p apply="small muted">{text}</p>}
        <div apply="row middle between tall-44 push-down gap-8">
          <span apply="caption faint">{footnote}</span>
          {action}
        </div>
      </div>
    </article>
  )
}
