import { pin as words } from '#src/strings/auth/pin.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Lock } from '#src/ui/icons.ts'

/** Five wrong ones: nothing more is guessed, and there is one way on. */
export function LockedPin({ onReset }: { onReset: () => void }) {
  return (
    <div apply="grid gap-16 text-centre" role="alert">
      <p apply="row centre warn">
        <Lock size={32} />
      </p>
      <p apply="muted">{words.lockedText}</p>
      <Button tone="cta" size="lg" block data-autofocus="" onClick={onReset}>
        {words.reset}
      </Button>
    </div>
  )
}
