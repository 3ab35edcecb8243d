import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import styles from './Steps.module.css'

interface WriteOutcomeProps {
  phase: 'checking' | 'unknown'
  onCheckAgain: () => void
}

/** Never "failed" while we do not know: the member reads what is being done, and nothing is sent twice. */
export function WriteOutcome({ phase, onCheckAgain }: WriteOutcomeProps) {
  const checking = phase === 'checking'
  return (
    <div role="status" className={styles.waiting}>
      {checking ? <Spinner large /> : <Hourglass size={32} />}
      <h3 apply="mt-12 h2">{checking ? auth.checkingTitle : auth.unknownTitle}</h3>
      <p apply="mt-8 muted">{checking ? auth.checkingText : auth.unknownText}</p>
      {!checking && (
        <Button tone="cta" block className={styles.action} onClick={onCheckAgain}>
          {auth.checkAgain}
        </Button>
      )}
    </div>
  )
}
