import { useQuery } from '@tanstack/react-query'
import type { Notification } from '#contracts/agent.ts'
import { notificationsQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { landing } from '#src/strings/landing.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ChevronRight, Megaphone } from '#src/ui/icons.ts'
import styles from './landing.module.css'

/** The most important announcement in one line; pressing it opens them all. Without any there is no strip; its room is kept until that is known. */
export function AnnouncementStrip({ onOpen }: { onOpen: (notices: readonly Notification[]) => void }) {
  const { data: notices, isPending } = useQuery(notificationsQuery())
  if (isPending) return <Skeleton className={cx(styles.strip, styles.coming)} />
  const first = notices?.[0]
  if (!first) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={landing.announcement(first.title)}
      className={styles.strip}
      onClick={() => onOpen(notices)}
    >
      <Megaphone size={20} className={styles.icon} />
      <span className={styles.stripText}>{first.title}</span>
      <ChevronRight size={20} className={styles.chevron} />
    </button>
  )
}
