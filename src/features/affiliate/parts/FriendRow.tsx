import type { AffiliateFriend } from '#contracts/affiliate.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'
import { joinedWords, playedWords } from './friend-words.ts'
import styles from './FriendRow.module.css'

/** A friend, never what they played. */
export function FriendRow({ friend }: { friend: AffiliateFriend }) {
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
        <span className={styles.value}>
          <Money satang={earned} sign tone={earned > 0 ? 'won' : 'plain'} />
          <span className={styles.played}>{playedWords(friend, serverNow())}</span>
        </span>
      }
      className={styles.row}
    />
  )
}
