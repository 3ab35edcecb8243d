/** What stands in the way of opening inside LINE, said in one screen each. */
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ExternalLink, Globe, LogIn, ShieldCheck, ShieldX, User } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import type { LiffFailure, LiffWays } from './failure.ts'
import styles from './LiffFailureScreen.module.css'
import { ClockFailure } from './parts/ClockFailure.tsx'
import { FailureFrame } from './parts/FailureFrame.tsx'
import { NetworkFailure } from './parts/NetworkFailure.tsx'
import { OtherFailure } from './parts/OtherFailure.tsx'
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

/** A member's page outside LINE. Every way comes back to it. */
function OutsideFailure({ page, ways }: { page: string; ways: LiffWays }) {
  return (
    <FailureFrame
      kind="outside"
      icon={<Globe size={34} />}
      title={words.outsideTitle}
      text={words.outsideText}
      actions={
        <>
          {ways.signIn && (
            <Button as="a" href={ways.signIn} tone="cta" size="lg" block>
              {words.signInWithLine}
            </Button>
          )}
          {ways.openInLine && (
            <Button as="a" href={ways.openInLine} tone="gold" block icon={<ExternalLink size={20} />}>
              {words.openInLine}
            </Button>
          )}
          <PasswordWay ways={ways} />
          <Button tone="text" block onClick={ways.onRegister}>
            {shell.register}
          </Button>
        </>
      }
    >
      <Card className={styles.next}>
        <span aria-hidden="true" apply="row middle centre rigid size-40 surface-2 round-m gold">
          <LogIn size={20} />
        </span>
        <p>
          <span apply="block muted small">{words.outsideNext}</span>
          <span apply="block text-15 medium">{page}</span>
        </p>
      </Card>
    </FailureFrame>
  )
}
