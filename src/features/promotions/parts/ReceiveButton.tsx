import type { Promotion } from '#contracts/promotion.ts'
import { formatDay } from '#src/lib/time.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Check } from '#src/ui/icons.ts'
import styles from './PromotionFacts.module.css'

interface ReceiveButtonProps {
  promotion: Promotion
  /** Visitors sign in first. */
  member: boolean
  /** Whether this member can is not known yet. */
  asking?: boolean
  /** The one vermilion action of the screen. */
  primary?: boolean
  onReceive: () => void
}

/** Receives it, or says why that cannot be now. */
export function ReceiveButton({
  promotion,
  member,
  asking = false,
  primary = false,
  onReceive,
}: ReceiveButtonProps) {
  const { received_at: receivedAt, blocked_reason: blocked, promotion_name: name } = promotion
  if (receivedAt != null)
    return (
      <Button disabled icon={<Check size={18} />}>
        {words.received(formatDay(receivedAt))}
      </Button>
    )
  if (blocked !== '') return <p className={styles.blocked}>{blocked}</p>
  return (
    <Button
      tone={primary ? 'cta' : 'gold'}
      aria-label={member ? words.receiveNamed(name) : undefined}
      disabled={asking}
      onClick={onReceive}
    >
      {member ? words.receive : words.loginToReceive}
    </Button>
  )
}
