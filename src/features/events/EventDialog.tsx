import { useState } from 'react'
import type { AgentEvent } from '#contracts/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Slides } from '#src/ui/Slides.tsx'
import styles from './EventDialog.module.css'
import { EventSlide } from './parts/EventSlide.tsx'

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
        <span className={styles.title}>
          {noticeText.noticeTitle}{' '}
          <span className={styles.count}>{noticeText.eventCount(index + 1, events.length)}</span>
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
