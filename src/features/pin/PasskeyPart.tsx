import { useQuery } from '@tanstack/react-query'
import { PASSKEYS_MOST, type Passkey } from '#contracts/passkey.ts'
import { pinQuery } from '#src/data/pin.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { formatDay } from '#src/lib/time.ts'
import { offerAnswered, usePasskeysHere } from '#src/stores/passkeys-here.ts'
import { passkey as words } from '#src/strings/auth/passkey.ts'
import { profile } from '#src/strings/profile.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { FingerprintPattern } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { useMake } from './passkey/use-make.ts'
import { usePasskeys } from './passkey/use-passkeys.ts'

/**
 * Fingerprint or face in place of the PIN: turned on for this device, and what is on anywhere, to be removed. Nothing where there is no
 * PIN, and nothing on a device that cannot where there is none to remove.
 */
export function PasskeyPart() {
  const offered = useOffered('pin.standing', 'pin.passkeys')
  const { data: pin } = useQuery({ ...pinQuery(), enabled: offered })
  const { passkeys, usable, here } = usePasskeys(pin?.set === true)
  const due = usePasskeysHere(({ offer }) => offer === 'due')
  const { busy, fault, make, remove } = useMake()
  if (!pin?.set || !passkeys) return null
  const mayAdd = usable && !here && passkeys.length < PASSKEYS_MOST && pin.tries_left > 0
  if (passkeys.length === 0 && !mayAdd) return null
  return (
    <section aria-label={words.part} apply="column gap-8">
      <Card pad>
        <div apply="row middle gap-12">
          <FingerprintPattern size={20} apply="rigid gold" />
          <div apply="grow shrink">
            <h2 apply="body semi">{words.part}</h2>
            <p apply="small muted">{mayAdd && due ? words.offer : words.partText}</p>
          </div>
        </div>
        {mayAdd && (
          <div apply="row wrap end gap-8">
            {due && (
              <Button tone="text" size="sm" onClick={offerAnswered}>
                {words.later}
              </Button>
            )}
            <Button tone="gold" size="sm" busy={busy === 'new'} onClick={() => void make()}>
              {words.add}
            </Button>
          </div>
        )}
        {fault && (
          <p role="alert" apply="small lost">
            {fault}
          </p>
        )}
      </Card>
      {passkeys.length > 0 && (
        <Card>
          <List>
            {passkeys.map((one) => (
              <PasskeyRow
                key={one.id}
                passkey={one}
                busy={busy === one.id}
                onRemove={() => void remove(one.id)}
              />
            ))}
          </List>
        </Card>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  busy: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey: { device, created_at }, busy, onRemove }: PasskeyRowProps) {
  const name = device || profile.unknownDevice
  return (
    <ListItem>
      <ListRow
        icon={<FingerprintPattern />}
        title={name}
        note={words.since(formatDay(created_at))}
        value={
          <Button size="sm" busy={busy} aria-label={profile.removeDevice(name)} onClick={onRemove}>
            {profile.remove}
          </Button>
        }
      />
    </ListItem>
  )
}
