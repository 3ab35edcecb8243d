import { useQuery } from '@tanstack/react-query'
import type { Checkin } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { checkinQuery } from '#src/data/rewards/quests.ts'
import { cx } from '#src/lib/cx.ts'
import { rewardText } from '#src/lib/reward.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Check, Gift } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './quests.module.css'
import { CheckinButton } from './parts/CheckinButton.tsx'

/** Days in a row, what each gives, and today's. Nothing where the agent has no check-in. */
export function CheckinPanel() {
  const query = useQuery(checkinQuery())
  return (
    <Loaded
      query={query}
      failed={words.checkinFailed}
      text={words.safe}
      skeleton={<Skeleton shape="panel" className={styles.checkinPanelWaiting} />}
    >
      {(data) => {
        const { days, streak } = data
        if (days.length === 0) return null
        const isAllPoints = days.every(({ reward }) => reward.kind === 'points')
        return (
          <Framed
            data-surface="lacquer"
            className={styles.checkinPanelPanel}
            role="group"
            aria-labelledby="checkin"
          >
            <Motif name="spray" className={styles.spray} />
            <div apply="row wrap baseline between gap-x-12">
              <h2 id="checkin" apply="h3">
                {words.checkin}{' '}
                <span className={styles.given}>{isAllPoints ? words.pointsGiven : words.rewardsGiven}</span>
              </h2>
              <p className={styles.row}>
                {words.inARow} <b apply="figures gold">{streak}</b> {words.days}
              </p>
            </div>
            <Streak days={days} />
            <CheckinButton checkin={data} />
            <p apply="mt-8 caption muted text-centre">{words.rule}</p>
          </Framed>
        )
      }}
    </Loaded>
  )
}

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
function Streak({ days }: { days: readonly Day[] }) {
  return (
    <ol className={styles.streakPart}>
      {days.map((day) => {
        const { no, state, reward } = day
        return (
          <li
            key={no}
            className={cx(
              styles.day,
              state === 'done' && styles.checkinPanelDone,
              state === 'today' && styles.today,
            )}
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
