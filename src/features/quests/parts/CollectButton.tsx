import type { WritePhase } from '#src/forms/use-money-act.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { Button } from '#src/ui/actions/Button.tsx'

interface CollectButtonProps {
  title: string
  phase: WritePhase
  sending: boolean
  onCollect: () => void
  onCheckAgain: () => void
}

/** Collects, or asks how collecting ended when nobody has said. */
export function CollectButton({ title, phase, sending, onCollect, onCheckAgain }: CollectButtonProps) {
  if (phase === 'unknown')
    return (
      <Button tone="gold" size="sm" onClick={onCheckAgain}>
        {moneyWrite.checkAgain}
      </Button>
    )
  return (
    <Button
      tone="gold"
      size="sm"
      busy={sending || phase === 'checking'}
      aria-label={words.claimNamed(title)}
      onClick={onCollect}
    >
      {words.claim}
    </Button>
  )
}
