import { liffFailures as words } from '#src/strings/liff-failures.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ShieldCheck, ShieldX, User } from '#src/ui/icons.ts'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import type { LiffWays } from '../failure.ts'
import styles from './DeniedFailure.module.css'
import { FailureFrame } from './FailureFrame.tsx'
import { PasswordWay } from './PasswordWay.tsx'

/** What we would get, what we never get, and the question again. */
export function DeniedFailure({ ways }: { ways: LiffWays }) {
  return (
    <FailureFrame
      kind="denied"
      icon={<ShieldX size={34} />}
      title={words.deniedTitle}
      text={words.deniedText}
      actions={
        <>
          <Button tone="cta" size="lg" block onClick={ways.onRetry}>
            {words.tryAgain}
          </Button>
          <PasswordWay ways={ways} />
        </>
      }
    >
      <Card className={styles.box}>
        <List>
          <ListItem>
            <ListRow icon={<User size={20} />} title={words.deniedName} note={words.deniedNameUse} />
          </ListItem>
          <ListItem>
            <ListRow icon={<ShieldCheck size={20} />} title={words.deniedId} note={words.deniedIdUse} />
          </ListItem>
        </List>
      </Card>
      <p className={styles.never}>{words.deniedNever}</p>
    </FailureFrame>
  )
}
