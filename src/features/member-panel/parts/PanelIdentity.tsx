import { rankNames, rankOf } from '#src/data/vip.ts'
import { useSession } from '#src/stores/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useKnownUser } from '../use-known-user.ts'
import styles from './PanelIdentity.module.css'

/** Who is signed in, as the session store knows it; the name comes a moment after sign-in. */
export function PanelIdentity() {
  useKnownUser()
  const user = useSession((state) => state.user)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <div className={styles.who}>
      <Avatar rank={rank} />
      <div className={styles.text}>
        {user?.username ? <p className={styles.name}>{user.username}</p> : <Skeleton shape="title" />}
        <p className={styles.rank}>{rankNames[rank]}</p>
      </div>
    </div>
  )
}
