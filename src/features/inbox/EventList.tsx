import { useQuery } from '@tanstack/react-query'
import { eventsQuery } from '#src/data/agent.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { PartError } from '#src/ui/PartError.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import styles from './EventList.module.css'
import { EventCard } from './parts/EventCard.tsx'

/** Running events of the agent, each leading to its poll; nothing where there are none. */
export function EventList() {
  const { data: events, isError, isFetching, refetch } = useQuery(eventsQuery())
  if (!events && !isError) return null
  if (events?.length === 0) return null
  return (
    <section aria-labelledby="inbox-events" className={styles.events}>
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
