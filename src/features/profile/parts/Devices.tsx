import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MemberSession, revokeSessions } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { profileQuery, sessionsQuery } from '#src/data/account.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Monitor, Smartphone } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { lastSeen } from './last-seen.ts'
import { PartHead } from './PartHead.tsx'

/** Where the member is signed in; what is not known to them is one press from being out. */
export function Devices() {
  const query = useQuery(sessionsQuery())
  const { data: profile } = useQuery(profileQuery())
  const { busy, revoke } = useRevoke()
  const others = query.data?.filter(({ current }) => !current) ?? []
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
      <Loaded query={query} failed={words.devicesFailed} waiting={<Skeleton shape="row" count={2} />}>
        {(sessions) => (
          <Card>
            <List>
              {sessions.map((session) => (
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
      </Loaded>
    </section>
  )
}

/** Signs one device out, or with null all others. The list is asked for again either way. */
function useRevoke() {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string | null) => call(revokeSessions, id === null ? {} : { session_id: id }),
    onSuccess: (_, id) => toast('won', id === null ? words.removedAll : words.removed),
    onError: (error) => toast('lost', errorText(error)),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  })
  return { busy: isPending ? variables : undefined, revoke: (id: string | null) => mutate(id) }
}

interface DeviceRowProps {
  session: MemberSession
  busy: boolean
  onRemove: () => void
}

const isPhone = (device: string) => /^(iPhone|iPad|Android)/.test(device)

function DeviceRow({ session, busy, onRemove }: DeviceRowProps) {
  const { device, place, current, last_seen_at } = session
  const name = device || words.unknownDevice
  const when = current ? words.inUse : lastSeen(last_seen_at, serverNow())
  return (
    <ListItem>
      <ListRow
        icon={isPhone(device) ? <Smartphone /> : <Monitor />}
        title={name}
        note={[place, when].filter(Boolean).join(' · ')}
        value={
          current ? (
            <Tag tone="won">{words.thisDevice}</Tag>
          ) : (
            <Button size="sm" busy={busy} aria-label={words.removeDevice(name)} onClick={onRemove}>
              {words.remove}
            </Button>
          )
        }
      />
    </ListItem>
  )
}
