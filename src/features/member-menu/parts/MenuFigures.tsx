import { useQuery } from '@tanstack/react-query'
import { pointsQuery, walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/total-balance.ts'
import { formatCount } from '#rules/baht.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Money } from '#src/ui/Money.tsx'
import styles from './MenuFigures.module.css'

/** Balance and points as they are known; a figure that is not known is a dash, never a zero. */
export function MenuFigures() {
  const { data: wallets } = useQuery(walletsQuery())
  const { data: points } = useQuery(pointsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{memberArea.balance}</dt>
        <dd>{wallets ? <Money satang={totalBalance(wallets)} hidden={hidden} /> : '—'}</dd>
      </div>
      <div className={styles.end}>
        <dt>{memberArea.pointsLabel}</dt>
        <dd>{points === undefined ? '—' : formatCount(points)}</dd>
      </div>
    </dl>
  )
}
