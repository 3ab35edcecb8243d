import { paths } from '#src/lib/pages/paths.ts'
import { share } from '#src/strings/line/share.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Send } from '#src/ui/icons.ts'
import styles from './InviteStrip.module.css'
import { openShare } from './open-share.ts'

/** Sends the registration page to friends, from the foot of the landing (ENV-7). */
export function InviteStrip() {
  return (
    <Card as="section" pad className={styles.strip} aria-label={share.invite}>
      <div>
        <h2 apply="h3">{share.invite}</h2>
        <p apply="small muted">{share.inviteText}</p>
      </div>
      <Button tone="gold" icon={<Send />} onClick={() => void openShare({ path: paths.register() })}>
        {share.inviteAction}
      </Button>
    </Card>
  )
}
