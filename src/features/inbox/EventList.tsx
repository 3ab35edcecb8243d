import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AgentEvent } from '#contracts/agent.ts'
import { eventsQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { isArt } from '#src/lib/image/is-art.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDate } from '#src/lib/time.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { ChevronRight } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './inbox.module.css'

/** Running events of the agent, each leading to its poll; nothing where there are none. */
export function EventList() {
  const { data: events, isError, isFetching, refetch } = useQuery(eventsQuery())
  if (!events && !isError)
    return (
      <LoadingRegion apply="mt-32">
        <Skeleton shape="title" />
        <Skeleton shape="row" className={styles.card} />
      </LoadingRegion>
    )
  if (events?.length === 0) return null
  return (
    <section aria-labelledby="inbox-events" apply="mt-32">
      <SectionHead id="inbox-events" title={words.events} />
      {events ? (
        <ul className={styles.list}>
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      ) : (
        <PartError title={words.eventsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

/** Its picture, its end and the way to its poll; SHELL-8: without one of its own to poll 1. */
function EventCard({ event }: { event: AgentEvent }) {
  const drawn = isArt(event.image)
  return (
    <Card as={Link} to={paths.poll(event.poll_id || '1')} className={styles.card}>
      <span data-surface="lacquer" className={styles.picture}>
        <img src={event.image} alt="" loading="lazy" decoding="async" className={cx(drawn && styles.art)} />
      </span>
      <span className={styles.text}>
        <span className={styles.eventListTitle}>{event.title || words.events}</span>
        {event.ends_at && <span className={styles.until}>{words.eventUntil(formatDate(event.ends_at))}</span>}
      </span>
      <ChevronRight size={20} apply="rigid faint" />
    </Card>
  )
}
