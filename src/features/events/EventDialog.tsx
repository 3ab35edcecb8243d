import { useState } from 'react'
import type { AgentEvent } from '#contracts/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Swiper } from '#src/ui/antd/Swiper.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import styles from './EventDialog.module.css'
import { EventSlide } from './parts/EventSlide.tsx'

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
      <Swiper label={shell.events} onSlide={setIndex}>
        {events.map((event) => (
          <EventSlide key={event.id} event={event} onFollow={handleClose} />
        ))}
      </Swiper>
    </Dialog>
  )
}
