import { wheelTabs } from '#contracts/wheel.ts'
import type { WheelNow } from '#src/data/rewards/wheel.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { formatCount } from '#rules/baht.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import styles from '../WheelPart.module.css'
import type { Spinning } from './use-spin.ts'

interface SpinActionProps {
  now: WheelNow
  tab: number
  spinning: Spinning
}

/** What pays for a spin, and the button that spins. */
export function SpinAction({ now, tab, spinning: { phase, checkAgain, busy, spin } }: SpinActionProps) {
  const { setting, freeSpins, points } = now
  const withPoints = tab === wheelTabs.points
  const price = setting?.points_per_spin ?? null
  const enough = withPoints ? price !== null && points >= price : freeSpins > 0
  if (phase !== 'ready' && !busy) return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  if (phase === 'unknown') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <div className={styles.action}>
      {withPoints ? (
        <p className={styles.have}>
          {words.havePoints} <b className={styles.figure}>{formatCount(points)}</b>
          {price !== null && (
            <>
              {' '}
              {words.perSpin} <b className={styles.price}>{formatCount(price)}</b> {words.pointsUnit}
            </>
          )}
        </p>
      ) : (
        <p className={styles.have}>
          {words.haveSpins} <b className={styles.figure}>{formatCount(freeSpins)}</b> {words.times}
        </p>
      )}
      <Button tone="cta" size="lg" block busy={busy} disabled={!enough && !busy} onClick={() => spin(tab)}>
        {busy
          ? words.spinning
          : withPoints && price !== null
            ? words.spinWith(formatCount(price))
            : words.spin}
      </Button>
      {!enough && !busy && (
        <p className={styles.note}>
          {withPoints ? (price === null ? words.noPointsTab : words.fewPoints) : words.noSpins}
        </p>
      )}
      {!withPoints && setting?.free_spin_rule && <p className={styles.note}>{setting.free_spin_rule}</p>}
    </div>
  )
}
