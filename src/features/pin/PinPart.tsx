import { useQuery } from '@tanstack/react-query'
import { pinQuery } from '#src/data/pin.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { formatDay } from '#src/lib/time.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Lock } from '#src/ui/icons.ts'
import { openPin } from './pin-dialog.ts'

interface PinPartProps {
  /** Only where there is none yet. */
  offer?: boolean
}

/** Whether there is a PIN, and the way to one; nothing where the platform has none. */
export function PinPart({ offer = false }: PinPartProps) {
  const offered = useOffered('pin.standing')
  const { data } = useQuery({ ...pinQuery(), enabled: offered })
  if (!offered || !data || (offer && data.set)) return null
  const standing = !data.set
    ? words.partNone
    : data.tries_left === 0
      ? words.partLocked
      : data.set_at == null
        ? ''
        : words.partSet(formatDay(data.set_at))
  return (
    <Card as="section" pad aria-label={words.part}>
      <div apply="row wrap middle gap-12">
        <Lock size={20} apply="rigid gold" />
        <div apply="roomy">
          <h2 apply="body semi">{words.part}</h2>
          <p apply="small muted">{standing}</p>
        </div>
        <Button tone="gold" size="sm" onClick={() => void openPin({ purpose: null, set: false })}>
          {data.set ? words.change : words.setTitle}
        </Button>
      </div>
    </Card>
  )
}
