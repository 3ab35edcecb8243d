import type { WheelPrize } from '#contracts/wheel.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import styles from './Chances.module.css'
import { percentText } from './percent-text.ts'
import { PrizeIcon } from './PrizeIcon.tsx'

/** What its credit asks for; null for nothing. */
function termsOf({ reward, valid_days: days }: WheelPrize): string | null {
  const { turnover, amount } = reward
  if (!turnover || !amount) return null
  const times = String(Math.round((turnover / amount) * 100) / 100)
  return days == null ? words.turnover(times) : words.turnoverDays(times, days)
}

/** Every prize with its exact chance: slices look alike, chances are not. */
export function Chances({ prizes }: { prizes: readonly WheelPrize[] }) {
  return (
    <>
      <p apply="mb-12 small muted">{words.prizesText}</p>
      <dl className={styles.list}>
        {prizes.map((prize) => {
          const terms = termsOf(prize)
          return (
            <div key={prize.prize_id} className={styles.prize}>
              <dt className={styles.name}>
                <PrizeIcon kind={prize.reward.kind} />
                <span>
                  {prize.name}
                  {terms && <span apply="block caption muted">{terms}</span>}
                </span>
              </dt>
              <dd apply="rigid semi figures">{words.chance(percentText(prize.chance_percent))}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
