import { useEffect } from 'react'
import { useTimeLeft } from '#src/ui/use-time-left.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { Crosshair } from '#src/ui/icons.ts'
import { CoolDownRing } from './CoolDownRing.tsx'
import styles from './ShootButton.module.css'

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
      {complete && <span className={styles.number}>{number}</span>}
    </Button>
  )
}
