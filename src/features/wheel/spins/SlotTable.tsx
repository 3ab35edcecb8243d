import type { WheelPrize } from '#contracts/wheel.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import { fairness as words, wheel } from '#src/strings/rewards/wheel.ts'
import { Check } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { prizeIndexAt, slotRanges } from '../verify/derive.ts'
import { percentText } from '../parts/percent-text.ts'
import styles from './VerifySlip.module.css'

/** The table that was spun on: slots of each prize, and the one that was hit. */
export function SlotTable({ prizes, slot }: { prizes: readonly WheelPrize[]; slot: number }) {
  const ranges = slotRanges(prizes)
  const hit = prizeIndexAt(prizes, slot)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.reward}</th>
          <th scope="col">{words.slots}</th>
          <th scope="col">{words.chance}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => {
          const [first, last] = ranges[index]!
          return (
            <tr key={prize.prize_id} className={cx(index === hit && styles.hit)}>
              <td>
                {prize.name}
                {index === hit && <Check size={14} aria-label={words.passed} />}
              </td>
              <td>{first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`}</td>
              <td>{wheel.chance(percentText(prize.chance_percent))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
