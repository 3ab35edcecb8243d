import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#src/data/account.ts'
import { profile as words } from '#src/strings/profile.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { BankAccounts } from './parts/BankAccounts.tsx'
import { MemberData } from './parts/MemberData.tsx'
import { ProfileHead } from './parts/ProfileHead.tsx'

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
