import type { Checkin } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { cx } from '#src/lib/cx.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { quests as words } from '#src/strings/quests.ts'
import { rewardText } from '#src/lib/reward.ts'
import { Check, Gift } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Streak.module.css'

/** Short enough for a seventh of a phone. */
function shortReward({ kind, amount, count }: Reward): string {
  if (kind === 'points') return `+${formatCount(count ?? 0)}`
  if (kind === 'wheel_spins') return words.spins(formatCount(count ?? 0))
  return amount == null ? '' : formatBaht(amount, { whole: true })
}

type Day = Checkin['days'][number]

function Mark({ day: { no, state }, last }: { day: Day; last: boolean }) {
  if (state === 'done') return <Check size={16} />
  return last ? <Gift size={16} /> : no
}

/** The days of a round as lozenges on a thread; the last one is the gift. */
export function Streak({ days }: { days: readonly Day[] }) {
  return (
    <ol className={styles.streak}>
      {days.map((day) => {
        const { no, state, reward } = day
        return (
          <li
            key={no}
            className={cx(styles.day, state === 'done' && styles.done, state === 'today' && styles.today)}
          >
            <span aria-hidden="true" className={styles.lozenge}>
              <Mark day={day} last={no === days.length} />
            </span>
            <span aria-hidden="true">{shortReward(reward)}</span>
            <VisuallyHidden>
              {words.dayNo(no, rewardText(reward))} {words.dayStates[state]}
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
