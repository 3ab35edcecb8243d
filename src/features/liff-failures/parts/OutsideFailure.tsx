import { liffFailures as words } from '#src/strings/liff-failures.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ExternalLink, Globe, LogIn } from '#src/ui/icons.ts'
import type { LiffWays } from '../failure.ts'
import { FailureFrame } from './FailureFrame.tsx'
import styles from './OutsideFailure.module.css'
import { PasswordWay } from './PasswordWay.tsx'

/** A member's page outside LINE. Every way comes back to it. */
export function OutsideFailure({ page, ways }: { page: string; ways: LiffWays }) {
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
        <span aria-hidden="true" className={styles.icon}>
          <LogIn size={20} />
        </span>
        <p>
          <span className={styles.where}>{words.outsideNext}</span>
          <span className={styles.page}>{page}</span>
        </p>
      </Card>
    </FailureFrame>
  )
}
