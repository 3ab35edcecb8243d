import { useQuery } from '@tanstack/react-query'
import { pointsHeldQuery } from '#src/data/rewards/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import styles from './redeem.module.css'
import { ShopPanel } from './parts/ShopPanel.tsx'

/** What the member has, and what of it ends first. */
export function PointsPanel() {
  const { data, isError, isFetching, refetch } = useQuery(pointsHeldQuery())
  if (!data && isError)
    return (
      <PartError
        title={words.pointsFailed}
        text={words.pointsSafe}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <ShopPanel>
      <p className={styles.label}>{words.yourPoints}</p>
      <p className={styles.points} aria-busy={data === undefined}>
        {data === undefined ? '…' : formatCount(data.point)}
      </p>
      <p className={styles.ends}>{data && noteOf(data)}</p>
    </ShopPanel>
  )
}

interface Held {
  point: number
  expiring?: number | null | undefined
  expires_on?: string | null | undefined
}

function noteOf({ point, expiring, expires_on: day }: Held): string | null {
  if (expiring && day) return words.expiring(formatCount(expiring), formatDate(noonOf(day)))
  return point === 0 ? words.noPoints : null
}
