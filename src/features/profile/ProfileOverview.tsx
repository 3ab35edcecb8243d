import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#rules/baht.ts'
import { type KnownProfile, profileQuery } from '#src/data/account.ts'
import { pointsQuery } from '#src/data/member.ts'
import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { formatDate } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { BankAccounts } from './parts/BankAccounts.tsx'
import { MemberData } from './parts/MemberData.tsx'
import styles from './ProfileOverview.module.css'

/** What is on file of the member. `onAccountGiven`: the member's first bank account is on file. */
export function ProfileOverview({ onAccountGiven }: { onAccountGiven: () => void }) {
  const query = useQuery(profileQuery())
  return (
    <Loaded
      query={query}
      failed={words.failed}
      text={words.failedText}
      skeleton={
        <>
          <Skeleton shape="panel" />
          <Skeleton shape="row" count={6} />
        </>
      }
    >
      {(data) => (
        <>
          <ProfileHead profile={data} />
          <MemberData profile={data} />
          <BankAccounts profile={data} onFirstGiven={onAccountGiven} />
        </>
      )}
    </Loaded>
  )
}

/** Who it is, since when, with what. Points that cannot be loaded are a dash, not a zero. */
function ProfileHead({ profile }: { profile: KnownProfile }) {
  const points = useQuery(pointsQuery())
  const rank = rankOf(profile.vip_level)
  const { member_since, friends } = profile
  return (
    <Framed data-surface="lacquer" className={styles.head}>
      <Motif name="spray" className={styles.spray} />
      <div apply="row middle gap-12">
        <Avatar rank={rank} />
        <div apply="shrink">
          <h2 apply="h2 anywhere">{profile.username}</h2>
          <p apply="small gold">{rankNames[rank]}</p>
        </div>
      </div>
      <Stats
        className={styles.stats}
        items={[
          ...(member_since === undefined ? [] : [{ label: words.since, value: formatDate(member_since) }]),
          { label: words.points, value: points.data === undefined ? '—' : formatCount(points.data) },
          ...(friends === undefined
            ? []
            : [{ label: words.friends, value: words.people(formatCount(friends)) }]),
        ]}
      />
    </Framed>
  )
}
