import type { Credited } from '#contracts/reward.ts'
import { formatCount } from '#rules/baht.ts'
import { isHeavyTurnover } from '#rules/promotion-terms.ts'
import { formatDate } from '#src/lib/time.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './CouponTerms.module.css'

const games: Readonly<Record<string, string>> = promotions.categories

const gamesText = (categorys: string) =>
  categorys
    .split(',')
    .flatMap((one) => games[one.trim()] ?? [])
    .join(' ') || promotions.everyGame

/** Two decimals at most: the server gives sums, people read multiples. */
const times = (turnover: number, amount: number) => String(Math.round((turnover / amount) * 100) / 100)

/** Turnover, games and time of the credit, and what the member has now. */
export function CouponTerms({ credited, wallet }: { credited: Credited; wallet: string }) {
  const { reward, balance, points } = credited
  const turnover = reward.turnover ?? 0
  const amount = reward.amount ?? 0
  return (
    <dl className={styles.terms}>
      {turnover > 0 && amount > 0 && (
        <>
          <dt>
            {isHeavyTurnover((turnover / amount) * 100) ? (
              <span apply="lost">
                {words.turnoverTimes(times(turnover, amount))} {promotions.heavy}
              </span>
            ) : (
              words.turnoverTimes(times(turnover, amount))
            )}
          </dt>
          <dd>
            <Money satang={turnover} />
          </dd>
          <dt>{words.usableFor}</dt>
          <dd>{gamesText(reward.categorys)}</dd>
        </>
      )}
      {turnover === 0 && amount > 0 && (
        <>
          <dt>{words.turnover}</dt>
          <dd>{words.noTurnover}</dd>
        </>
      )}
      {reward.use_until != null && (
        <>
          <dt>{words.within}</dt>
          <dd>{formatDate(reward.use_until)}</dd>
        </>
      )}
      {balance != null && (
        <>
          <dt>{words.balanceOf(wallet)}</dt>
          <dd>
            <Money satang={balance} className={styles.strong} />
          </dd>
        </>
      )}
      {points != null && (
        <>
          <dt>{words.pointsNow}</dt>
          <dd className={styles.strong}>{formatCount(points)}</dd>
        </>
      )}
    </dl>
  )
}
