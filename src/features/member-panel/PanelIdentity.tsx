import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { cx } from '#src/lib/cx.ts'
import { toldName } from '#src/lib/told.ts'
import { useSession } from '#src/stores/session.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './MemberPanel.module.css'
import { useKnownUser } from './use-known-user.ts'

/** Who is signed in, as the session store knows it; the name comes a moment after sign-in. */
export function PanelIdentity({ className }: { className?: string | undefined }) {
  useKnownUser()
  const user = useSession((state) => state.user)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <div className={cx(styles.identity, className)}>
      <Avatar rank={rank} />
      <div apply="shrink">
        <p apply="text-17 semi ellipsis">{user?.username || <Skeleton shape="title" told={toldName} />}</p>
        {/* As high without it. */}
        <p apply="small gold">{user?.username ? rankNames[rank] : '\u00a0'}</p>
      </div>
    </div>
  )
}
