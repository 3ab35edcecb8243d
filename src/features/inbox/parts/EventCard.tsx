import { Link } from 'react-router'
import type { AgentEvent } from '#contracts/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/paths.ts'
import { formatDate } from '#src/lib/time.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronRight } from '#src/ui/icons.ts'
import styles from './EventCard.module.css'

/** Its picture, its end and the way to its poll; SHELL-8: without one of its own to poll 1. */
export function EventCard({ event }: { event: AgentEvent }) {
  const isArt = /\.svg(\?|$)/.test(event.image)
  return (
    <Card as={Link} to={paths.poll(event.poll_id || '1')} className={styles.card}>
      <span data-surface="lacquer" className={styles.picture}>
        <img src={event.image} alt="" loading="lazy" decoding="async" className={cx(isArt && styles.art)} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{event.title || words.events}</span>
        {event.ends_at && <span className={styles.until}>{words.eventUntil(formatDate(event.ends_at))}</span>}
      </span>
      <ChevronRight size={20} className={styles.chevron} />
    </Card>
  )
}
