import { useQuery } from '@tanstack/react-query'
import type { Checkin } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { checkinQuery } from '#src/data/rewards/quests.ts'
import { cx } from '#src/lib/cx.ts'
import { rewardText } from '#src/lib/reward.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { shell } from '#src/strings/shell.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { Check, Gift } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './CheckinPanel.module.css'
import { CheckinButton } from './parts/CheckinButton.tsx'

/** Days in a row, what each gives, and today's. Nothing where the agent has no check-in. */
export function CheckinPanel() {
  const { data, isError, isFetching, refetch } = useQuery(checkinQuery())
  if (!data && isError)
    return (
      <PartError
        title={words.checkinFailed}
        text={words.safe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="panel" className={styles.waiting} />
      </LoadingRegion>
    )
  const { days, streak } = data
  if (days.length === 0) return null
  const isAllPoints = days.every(({ reward }) => reward.kind === 'points')
  return (
    <Framed data-surface="lacquer" className={styles.panel} role="group" aria-labelledby="checkin">
      <Motif name="spray" className={styles.spray} />
      <div className={styles.head}>
        <h2 id="checkin" className={styles.title}>
          {words.checkin}{' '}
          <span className={styles.given}>{isAllPoints ? words.pointsGiven : words.rewardsGiven}</span>
        </h2>
        <p className={styles.row}>
          {words.inARow} <b className={styles.streak}>{streak}</b> {words.days}
        </p>
      </div>
      <Streak days={days} />
      <CheckinButton checkin={data} />
      <p className={styles.rule}>{words.rule}</p>
    </Framed>
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
