import { useQuery } from '@tanstack/react-query'
import { checkinQuery } from '#src/data/quests.ts'
import { quests as words } from '#src/strings/quests.ts'
import { shell } from '#src/strings/shell.ts'
import { Framed } from '#src/ui/Framed.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './CheckinPanel.module.css'
import { CheckinButton } from './parts/CheckinButton.tsx'
import { Streak } from './parts/Streak.tsx'

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
