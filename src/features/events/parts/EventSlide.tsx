import { Link } from 'react-router'
import type { AgentEvent } from '#contracts/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDate } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Framed } from '#src/ui/Framed.tsx'
import { ChevronRight } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './EventSlide.module.css'
import { eventPath } from './event-path.ts'

interface EventSlideProps {
  event: AgentEvent
  onFollow: () => void
}

/** A photograph fills the slide; line art (SVG) stands on lacquer beside the event's words. */
export function EventSlide({ event, onFollow }: EventSlideProps) {
  const isArt = /\.svg(\?|$)/.test(event.image)
  return (
    <Link
      to={eventPath(event)}
      data-surface="lacquer"
      className={cx(styles.slide, isArt && styles.drawn)}
      onClick={onFollow}
    >
      {isArt ? (
        <>
          <Motif name="spray" className={styles.spray} />
          <img src={event.image} alt="" decoding="async" className={styles.art} />
          <span className={styles.eyebrow}>{shell.events}</span>
          <span className={styles.title}>{event.title}</span>
          {event.ends_at && (
            <span className={styles.until}>{noticeText.eventUntil(formatDate(event.ends_at))}</span>
          )}
          <span className={styles.go}>
            {noticeText.eventOpen}
            <ChevronRight size={16} />
          </span>
          <Framed hair aria-hidden="true" className={styles.frame} />
        </>
      ) : (
        <img src={event.image} alt={event.title} decoding="async" className={styles.photo} />
      )}
    </Link>
  )
}
