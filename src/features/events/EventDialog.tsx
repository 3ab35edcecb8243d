import { useState } from 'react'
import { Link } from 'react-router'
import type { AgentEvent } from '#contracts/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { cx } from '#src/lib/cx.ts'
import { isArt } from '#src/lib/image/is-art.ts'
import { formatDate } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { ChevronRight } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Slides } from '#src/ui/slides/Slides.tsx'
import styles from './EventDialog.module.css'
import { eventPath } from './parts/event-path.ts'

/** specification.md §2: the speed of the carousel. */
const SLIDE_MS = 1000

export interface EventProps {
  events: readonly AgentEvent[]
}

/** SHELL-8: 800 px, one slide at a time, never by itself; a slide leads to its poll and closes. */
export function EventDialog({ events, control }: EventProps & { control: DialogControl<void> }) {
  const [index, setIndex] = useState(0)
  const handleClose = () => control.close()
  return (
    <Dialog
      width="event"
      title={
        <span apply="lead">
          {noticeText.noticeTitle}{' '}
          <span apply="regular figures muted">{noticeText.eventCount(index + 1, events.length)}</span>
        </span>
      }
      open={control.open}
      onClose={handleClose}
      onClosed={control.closed}
    >
      <Slides label={shell.events} speed={SLIDE_MS} onSlide={setIndex}>
        {events.map((event) => (
          <EventSlide key={event.id} event={event} onFollow={handleClose} />
        ))}
      </Slides>
    </Dialog>
  )
}

interface EventSlideProps {
  event: AgentEvent
  onFollow: () => void
}

/** A photograph fills the slide; line art (SVG) stands on lacquer beside the event's words. */
function EventSlide({ event, onFollow }: EventSlideProps) {
  const drawn = isArt(event.image)
  return (
    <Link
      to={eventPath(event)}
      data-surface="lacquer"
      className={cx(styles.slide, drawn && styles.drawn)}
      onClick={onFollow}
    >
      {drawn ? (
        <>
          <Motif name="spray" className={styles.spray} />
          <img src={event.image} alt="" decoding="async" className={styles.art} />
          <span apply="small medium bright">{shell.events}</span>
          <span className={styles.slideTitle}>{event.title}</span>
          {event.ends_at && (
            <span apply="mt-8 small on-lacquer-muted">
              {noticeText.eventUntil(formatDate(event.ends_at))}
            </span>
          )}
          <span apply="inline-row middle tap push-down gap-2 text-14 medium bright">
            {noticeText.eventOpen}
            <ChevronRight size={16} />
          </span>
          <Framed hair aria-hidden="true" className={styles.frame} />
        </>
      ) : (
        <img src={event.image} alt={event.title} decoding="async" apply="cover size-full" />
      )}
    </Link>
  )
}
