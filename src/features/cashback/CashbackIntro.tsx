import { cashback as words } from '#src/strings/money/cashback.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IntroHead } from '#src/features/cashback/IntroHead.tsx'
import { CashbackRules } from './CashbackRules.tsx'

/** What a visitor sees: the rates and rules, and the way in. */
export function CashbackIntro({ onSignIn }: { onSignIn: () => void }) {
  const enter = (
    <Button tone="cta" size="lg" block onClick={onSignIn}>
      {words.signIn}
    </Button>
  )
  return (
    <div apply="grid gap-24">
      <IntroHead title={words.introTitle} text={words.introText} action={enter} />
      <CashbackRules />
    </div>
  )
}
