import { useQuery } from '@tanstack/react-query'
import { profileQuery, sessionsQuery } from '#src/data/account.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { PartHead } from './PartHead.tsx'
import { useRevoke } from './use-revoke.ts'

/** Where the member is signed in; what is not known to them is one press from being out. */
export function Devices() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery())
  const { data: profile } = useQuery(profileQuery())
  const { busy, revoke } = useRevoke()
  const others = data?.filter(({ current }) => !current) ?? []
  const handleAll = async () => {
    const sure = await confirm({
      title: words.removeAllTitle,
      text: profile?.line ? words.removeAllTextLine : words.removeAllText,
      confirm: words.confirm,
      cancel: words.cancel,
    })
    if (sure) revoke(null)
  }
  return (
    <section>
      <PartHead
        title={words.devices}
        action={
          others.length > 0 && (
            <TextLink as="button" onClick={() => void handleAll()}>
              {words.removeAll}
            </TextLink>
          )
        }
      />
      {!data && isError && (
        <PartError title={words.devicesFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton shape="row" count={2} />}
      {data && (
        <Card>
          <List>
            {data.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                busy={busy === session.id}
                onRemove={() => revoke(session.id)}
              />
            ))}
          </List>
        </Card>
      )}
    </section>
  )
}
