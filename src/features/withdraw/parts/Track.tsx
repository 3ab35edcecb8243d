import type { Withdrawal } from '#contracts/withdraw.ts'
import { formatTime } from '#src/lib/time.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { ui } from '#src/strings/ui.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../WithdrawalPart.module.css'

/** What has happened and when, what is happening, what is left. */
export function Track({ withdrawal }: { withdrawal: Withdrawal }) {
  const checked = withdrawal.checked_at ?? null
  const done = [
    { text: withdraw.received, at: withdrawal.created_at },
    ...(checked === null ? [] : [{ text: withdraw.checked, at: checked }]),
  ]
  return (
    <Card as="section" pad>
      <h2 apply="mb-12 lead">{withdraw.progress}</h2>
      <ol className={styles.track}>
        {done.map(({ text, at }) => (
          <li key={text} className={styles.done}>
            {text} <span apply="figures faint size-small">{formatTime(at)}</span>
            <VisuallyHidden> {ui.stepDone}</VisuallyHidden>
          </li>
        ))}
        {checked === null && (
          <li className={styles.now} aria-current="step">
            {withdraw.checking}
          </li>
        )}
        <li
          className={checked === null ? undefined : styles.now}
          aria-current={checked === null ? undefined : 'step'}
        >
          {withdraw.states.transferring}
          {checked !== null && <span apply="block small regular muted">{withdraw.usually}</span>}
        </li>
        <li>{withdraw.arrived}</li>
      </ol>
    </Card>
  )
}
