import type { MemberSession } from '#contracts/account.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { profile as words } from '#src/strings/profile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Monitor, Smartphone } from '#src/ui/icons.ts'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { lastSeen } from './last-seen.ts'

interface DeviceRowProps {
  session: MemberSession
  busy: boolean
  onRemove: () => void
}

const isPhone = (device: string) => /^(iPhone|iPad|Android)/.test(device)

export function DeviceRow({ session, busy, onRemove }: DeviceRowProps) {
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
