import type { ResetLink } from '#contracts/account.ts'
import { formatDate } from '#src/lib/time.ts'
import { forgot as words } from '#src/strings/forgot.ts'
import { Card } from '#src/ui/Card.tsx'
import { Switch } from '#src/ui/Switch.tsx'

interface LinkedLineProps {
  line: ResetLink
  unlink: boolean
  onUnlink: (unlink: boolean) => void
}

/** The other way in, which a new password does not close: what is linked, and whether it shall stay. */
export function LinkedLine({ line, unlink, onUnlink }: LinkedLineProps) {
  return (
    <Card pad>
      <p>{words.lineLinked(line.display_name, formatDate(line.linked_at))}</p>
      <Switch
        label={words.unlinkLine}
        note={words.unlinkLineNote}
        checked={unlink}
        onChange={(event) => onUnlink(event.target.checked)}
      />
    </Card>
  )
}
