import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#contracts/account.ts'
import { formatCount } from '#rules/baht.ts'
import { profileQuery } from '#src/data/account.ts'
import { pointsQuery } from '#src/data/member.ts'
import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { formatDate } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { BankAccounts } from './parts/BankAccounts.tsx'
import { MemberData } from './parts/MemberData.tsx'
import styles from './ProfileOverview.module.css'

/** What is on file of the member. `onAccountGiven`: the member's first bank account is on file. */
export function ProfileOverview({ onAccountGiven }: { onAccountGiven: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery())
  if (!data && isError) {
    return (
      <PartError
        title={words.failed}
        text={words.failedText}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton shape="panel" />
        <Skeleton shape="row" count={6} />
      </LoadingRegion>
    )
  }
  return (
    <>
      <ProfileHead profile={data} />
      <MemberData profile={data} />
      <BankAccounts profile={data} onFirstGiven={onAccountGiven} />
    </>
  )
}

/** Who it is, since when, with what. Points that cannot be loaded are a dash, not a zero. */
function ProfileHead({ profile }: { profile: Profile }) {
  const points = useQuery(pointsQuery())
  const rank = rankOf(profile.vip_level)
  return (
    <Framed data-surface="lacquer" className={styles.head}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.who}>
        <Avatar rank={rank} />
        <div className={styles.text}>
          <h2 className={styles.name}>{profile.username}</h2>
          <p className={styles.rank}>{rankNames[rank]}</p>
        </div>
      </div>
      <Stats
        className={styles.stats}
        items={[
          { label: words.since, value: formatDate(profile.member_since) },
          { label: words.points, value: points.data === undefined ? '—' : formatCount(points.data) },
          { label: words.friends, value: words.people(formatCount(profile.friends)) },
        ]}
      />
    </Framed>
  )
}
