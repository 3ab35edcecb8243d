import { useQuery } from '@tanstack/react-query'
import type { InboxItem } from '#contracts/inbox.ts'
import { notificationsQuery } from '#src/data/agent.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { EventList } from '#src/features/inbox/EventList.tsx'
import { InboxPart } from '#src/features/inbox/InboxPart.tsx'
import { openNotices } from '#src/features/notices/notices.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Megaphone } from '#src/ui/icons.ts'
import { asNotice } from './inbox-notice.ts'
import styles from './InboxPage.module.css'

/** `/member/inbox`: what the member was told, the announcements that run, the events. */
export function InboxPage() {
  const offered = useOffered('inbox.list')
  const resting = useResting((state) => state.resting)
  const { data: notices } = useQuery(notificationsQuery())
  const handleAnnouncement = (item: InboxItem) => void openNotices([asNotice(item)])
  return (
    <div className={styles.page}>
      {offered ? (
        <InboxPart onAnnouncement={handleAnnouncement} />
      ) : (
        <EmptyState title={words.onlyNews} text={words.onlyNewsText} />
      )}
      {!resting && <EventList />}
      {notices && !resting && (
        <Button
          block
          icon={<Megaphone size={18} />}
          aria-haspopup="dialog"
          className={styles.latest}
          onClick={() => void openNotices(notices)}
        >
          {words.latest}
        </Button>
      )}
    </div>
  )
}
