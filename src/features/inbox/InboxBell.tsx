import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePlatformWord } from '#src/data/platform/offering.ts'
import { inboxKey, unreadQuery } from '#src/data/inbox.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { whenReadElsewhere } from '#src/stores/read-elsewhere.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Bell } from '#src/ui/icons.ts'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import styles from './InboxBell.module.css'

/** Leads to the notification centre; how many are unread in its corner, nothing while that is not known. */
export function InboxBell() {
  useInboxInStep()
  usePlatformWord()
  const { data: unread } = useQuery(unreadQuery())
  const takenOver = useTakenOver()
  // Said as it is seen: who speaks what they see must find it.
  const count = takenOver && unread && (unread > 9 ? words.manyUnread : formatCount(unread))
  return (
    <IconButton
      as={Link}
      to={paths.memberInbox()}
      label={count ? words.bellUnread(count) : words.bell}
      className={styles.bell}
    >
      <Bell size={22} />
      {count ? (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      ) : null}
    </IconButton>
  )
}

/** What another tab marked as read is read here too. */
function useInboxInStep(): void {
  const client = useQueryClient()
  useEffect(() => whenReadElsewhere(() => void client.invalidateQueries({ queryKey: inboxKey })), [client])
}
