import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contracts/account.ts'
import { formatCount } from '#rules/baht.ts'
import { type KnownProfile, profileQuery } from '#src/data/account.ts'
import { pointsQuery } from '#src/data/member.ts'
import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { toldBy, toldName } from '#src/lib/told.ts'
import { formatDate } from '#src/lib/time.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { next } from '#src/ui/layout/later.ts'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { BankAccounts } from './parts/BankAccounts.tsx'
import { MemberData } from './parts/MemberData.tsx'
import styles from './ProfileOverview.module.css'

/** What is on file of the member. `onAccountGiven`: the member's first bank account is on file. */
export function ProfileOverview({ onAccountGiven }: { onAccountGiven: () => void }) {
  const query = useQuery(profileQuery())
  return (
    <>
      {(query.data || !query.isError) && <ProfileHead profile={query.data} />}
      <Loaded
        query={query}
        failed={words.failed}
        text={words.failedText}
        skeleton={<Skeleton shape="row" count={6} />}
      >
        {(data) => (
          <>
            <MemberData profile={data} />
            <BankAccounts profile={data} onFirstGiven={onAccountGiven} />
          </>
        )}
      </Loaded>
    </>
  )
}

const since = toldBy(getProfile.path, 'member_since', 'day')

/** A figure that not every platform tells; it has its place while the profile is asked for. */
const stat = (
  label: string,
  profile: KnownProfile | undefined,
  value: number | undefined,
  asText: (value: number) => string,
  told?: string,
) => {
  if (!profile) return [{ label, value: <Skeleton {...(told ? { told } : {})} /> }]
  return value === undefined ? [] : [{ label, value: asText(value) }]
}

/** Who it is, since when, with what; without a profile while it is asked for. Points that cannot be loaded are a dash, not a zero. */
function ProfileHead({ profile }: { profile: KnownProfile | undefined }) {
  const points = useQuery(pointsQuery())
  const rank = rankOf(profile?.vip_level ?? 0)
  return (
    <Framed {...next} data-surface="lacquer" className={styles.head}>
      <Motif name="spray" className={styles.spray} />
      <div apply="row wrap middle gap-12">
        <Avatar rank={rank} />
        <div apply="roomy">
          <h2 apply="h2 anywhere" data-told={toldName} suppressHydrationWarning>
            {profile?.username ?? '\u00a0'}
          </h2>
          {/* As high without the rank: the name above it stays where it is. */}
          <p apply="small gold">{profile ? rankNames[rank] : '\u00a0'}</p>
        </div>
      </div>
      <Stats
        className={styles.stats}
        items={[
          ...stat(words.since, profile, profile?.member_since, formatDate, since),
          { label: words.points, value: points.data === undefined ? '—' : formatCount(points.data) },
          ...stat(words.friends, profile, profile?.friends, (count) => words.people(formatCount(count))),
        ]}
      />
    </Framed>
  )
}
