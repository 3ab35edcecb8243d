/** What stands in the way of opening inside LINE, said in one screen each. */
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ShieldCheck, ShieldX, User } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import type { LiffFailure, LiffWays } from './failure.ts'
import styles from './LiffFailureScreen.module.css'
import { ClockFailure } from './parts/ClockFailure.tsx'
import { FailureFrame } from './parts/FailureFrame.tsx'
import { NetworkFailure } from './parts/NetworkFailure.tsx'
import { OtherFailure } from './parts/OtherFailure.tsx'
import { OutsideFailure } from './OutsideFailure.tsx'
import { PasswordWay } from './parts/PasswordWay.tsx'

interface LiffFailureScreenProps {
  failure: LiffFailure
  /** Title of the page that was asked for. */
  page: string
  ways: LiffWays
}

export function LiffFailureScreen({ failure, page, ways }: LiffFailureScreenProps) {
  switch (failure.kind) {
    case 'clock':
      return <ClockFailure offset={failure.clockOffset ?? 0} ways={ways} />
    case 'network':
      return <NetworkFailure siteAnswers={failure.siteAnswers ?? true} ways={ways} />
    case 'denied':
      return <DeniedFailure ways={ways} />
    case 'outside':
      return <OutsideFailure page={page} ways={ways} />
    case 'endpoint':
    case 'sdk':
    case 'storage':
    case 'old':
    case 'refused':
    case 'unknown':
      return <OtherFailure kind={failure.kind} sentence={failure.sentence} ways={ways} />
  }
}

/** What we would get, what we never get, and the question again. */
function DeniedFailure({ ways }: { ways: LiffWays }) {
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
      <p apply="text-14 muted mt-14">{words.deniedNever}</p>
    </FailureFrame>
  )
}
