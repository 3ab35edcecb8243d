import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#src/data/inbox.ts'
import { formatCount } from '#rules/baht.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Button } from '#src/ui/Button.tsx'
import { Check } from '#src/ui/icons.ts'
import styles from './InboxHead.module.css'

/** How many are unread, and the button that ends that. */
export function InboxHead({ onReadAll }: { onReadAll: () => void }) {
  const { data: unread } = useQuery(unreadQuery())
  return (
    <div className={styles.head}>
      <output className={styles.count}>
        {unread ? words.unreadCount(formatCount(unread)) : unread === 0 ? words.allRead : ''}
      </output>
      {unread !== 0 && (
        <Button size="sm" icon={<Check size={18} />} onClick={onReadAll}>
          {words.readAll}
        </Button>
      )}
    </div>
  )
}
