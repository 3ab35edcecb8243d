import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ShopPanel } from './parts/ShopPanel.tsx'

/** In place of the points, for who is not signed in. */
export function VisitorPanel({ onLogin }: { onLogin: () => void }) {
  return (
    <ShopPanel>
      <p apply="h3">{words.visitorTitle}</p>
      <p apply="mb-12 muted">{words.visitorText}</p>
      <Button tone="gold" size="sm" onClick={onLogin}>
        {words.login}
      </Button>
    </ShopPanel>
  )
}
