import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ShopPanel } from './parts/ShopPanel.tsx'
import styles from './VisitorPanel.module.css'

/** In place of the points, for who is not signed in. */
export function VisitorPanel({ onLogin }: { onLogin: () => void }) {
  return (
    <ShopPanel>
      <p className={styles.title}>{words.visitorTitle}</p>
      <p className={styles.text}>{words.visitorText}</p>
      <Button tone="gold" size="sm" onClick={onLogin}>
        {words.login}
      </Button>
    </ShopPanel>
  )
}
