import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import type { LiffWays } from '../failure.ts'

/** On without LINE. */
export function PasswordWay({ ways }: { ways: LiffWays }) {
  return (
    <Button tone="text" block onClick={ways.onPassword}>
      {words.password}
    </Button>
  )
}
