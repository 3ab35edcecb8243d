import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { LimitTag } from './LimitTag.tsx'
import styles from './LimitsSheet.module.css'

interface LimitGroupsProps {
  limits: readonly NumberLimit[]
  rates: readonly LottoRate[]
}

/** Limited numbers, bet type by bet type. */
export function LimitGroups({ limits, rates }: LimitGroupsProps) {
  const groups = rates
    .map((rate) => ({ rate, of: limits.filter((limit) => limit.bet_type === rate.bet_type) }))
    .filter(({ of }) => of.length > 0)
  return groups.map(({ rate, of }) => (
    <section key={rate.bet_type} aria-label={rate.name} className={styles.group}>
      <h3 apply="mb-8 lead">{rate.name}</h3>
      <ul apply="row wrap gap-8">
        {of.map((limit) => (
          <LimitTag key={limit.number} limit={limit} rate={rate} />
        ))}
      </ul>
    </section>
  ))
}
