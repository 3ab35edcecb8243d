import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ExternalLink, Globe, LogIn } from '#src/ui/icons.ts'
import type { LiffWays } from './failure.ts'
import styles from './LiffFailureScreen.module.css'
import { FailureFrame } from './parts/FailureFrame.tsx'
import { PasswordWay } from './parts/PasswordWay.tsx'

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
      <div className={styles.next}>
        <span aria-hidden="true" apply="row middle centre rigid size-40 surface-2 round-m gold">
          <LogIn size={20} />
        </span>
        <p>
          <span apply="block muted small">{words.outsideNext}</span>
          <span apply="block text-15 medium">{page}</span>
        </p>
      </div>
    </FailureFrame>
  )
}
