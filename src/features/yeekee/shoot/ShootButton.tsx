import { useEffect } from 'react'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Crosshair } from '#src/ui/icons.ts'
import styles from '../yeekee.module.css'

interface ShootButtonProps {
  number: string
  complete: boolean
  busy: boolean
  /** When the member may shoot again, by the server's clock. */
  nextAt: number | null
  /** Seconds between two shots. */
  cooldown: number
  onWaiting: (waiting: boolean) => void
  onShoot: () => void
}

/** Says what is missing until a shot may be sent: digits, or the rest of the pause. */
export function ShootButton(props: ShootButtonProps) {
  const { number, complete, busy, nextAt, cooldown, onWaiting, onShoot } = props
  const left = useTimeLeft(nextAt)
  const waiting = left > 0
  useEffect(() => onWaiting(waiting), [onWaiting, waiting])

  if (waiting && !busy) {
    const seconds = Math.ceil(left / 1000)
    return (
      <Button tone="cta" size="lg" block disabled icon={<CoolDownRing share={seconds / cooldown} />}>
        {yeekee.waitFor(seconds)}
      </Button>
    )
  }
  return (
    <Button
      tone="cta"
      size="lg"
      block
      disabled={!complete}
      busy={busy}
      icon={complete && <Crosshair />}
      onClick={onShoot}
    >
      {complete ? yeekee.shoot : yeekee.fillUp}
      {complete && <span apply="figures">{number}</span>}
    </Button>
  )
}

const RADIUS = 8
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the pause is left, 1 to 0; the seconds stand beside it. */
function CoolDownRing({ share }: { share: number }) {
  const gone = LENGTH * (1 - Math.min(1, Math.max(0, share)))
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.ring}>
      <circle cx="10" cy="10" r={RADIUS} className={styles.track} />
      <circle
        cx="10"
        cy="10"
        r={RADIUS}
        className={styles.shootButtonLeft}
        strokeDasharray={LENGTH}
        strokeDashoffset={gone}
      />
    </svg>
  )
}
