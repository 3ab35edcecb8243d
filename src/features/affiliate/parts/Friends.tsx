import type { AffiliateFriend } from '#contracts/affiliate.ts'
import { formatCount } from '#rules/baht.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { joinedWords, playedWords } from './friend-words.ts'
import styles from './Friends.module.css'

interface FriendsProps {
  level: number
  friends: readonly AffiliateFriend[]
  total: number
  busy: boolean
  onMore: () => void
  onShare: () => void
}

/** Friends of one level, and what to do where there are none. */
export function Friends({ level, friends, total, busy, onMore, onShare }: FriendsProps) {
  if (friends.length === 0)
    return (
      <EmptyState
        title={words.noneOnLevel(level)}
        text={level === 1 ? words.noneOnFirst : words.noneFurther(level - 1)}
        action={
          level === 1 && (
            <Button tone="cta" onClick={onShare}>
              {words.share}
            </Button>
          )
        }
      />
    )
  return (
    <>
      <List className={styles.list}>
        {friends.map((friend) => (
          <ListItem key={friend.id}>
            <FriendRow friend={friend} />
          </ListItem>
        ))}
      </List>
      {friends.length < total && (
        <p apply="page-pad text-centre">
          <Button size="sm" busy={busy} onClick={onMore}>
            {words.more(formatCount(total - friends.length))}
          </Button>
        </p>
      )}
    </>
  )
}

/** A friend, never what they played. */
function FriendRow({ friend }: { friend: AffiliateFriend }) {
  const { name, earned } = friend
  return (
    <ListRow
      bare
      icon={
        <span aria-hidden="true" className={styles.initial}>
          <span>{name.charAt(0).toUpperCase()}</span>
        </span>
      }
      title={name}
      note={joinedWords(friend)}
      value={
        <span apply="grid ends">
          <Money satang={earned} sign tone={earned > 0 ? 'won' : 'plain'} />
          <span apply="small-regular muted">{playedWords(friend, serverNow())}</span>
        </span>
      }
      className={styles.row}
    />
  )
}
