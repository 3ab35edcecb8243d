import { useQuery } from '@tanstack/react-query'
import type { Notification } from '#contracts/agent.ts'
import { notificationsQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { landing } from '#src/strings/landing.ts'
import { AnnounceStrip } from '#src/features/landing/AnnounceStrip.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './landing.module.css'

/** The most important announcement in one line; pressing it opens them all. Without any there is no strip; its room is kept until that is known. */
export function AnnouncementStrip({ onOpen }: { onOpen: (notices: readonly Notification[]) => void }) {
  const { data: notices, isPending } = useQuery(notificationsQuery())
  if (isPending) return <Skeleton className={cx(styles.announcementStripStrip, styles.coming)} />
  const first = notices?.[0]
  if (!first) return null
  return (
    <AnnounceStrip
      as="button"
      aria-haspopup="dialog"
      aria-label={landing.announcement(first.title)}
      text={first.title}
      className={styles.announcementStripStrip}
      onClick={() => onOpen(notices)}
    />
  )
}
