import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { walletsQuery } from '#src/data/member.ts'
import { useReachable } from '#src/data/platform/offering.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Wallet } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './BalanceChip.module.css'

/** The total in the header of task pages. Nothing until it is known: a dash would look like a loss. */
export function BalanceChip() {
  const { data: wallets } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const reachable = useReachable()
  if (!wallets) return <span className={styles.chip} />
  const total = totalBalance(wallets)
  return (
    <Link
      to={reachable(paths.memberStatement()) ? paths.memberStatement() : paths.member()}
      aria-label={hidden ? memberArea.totalBalance : memberArea.balanceChip(formatBaht(total))}
      className={styles.chip}
    >
      <Wallet size={18} apply="gold" />
      <Money satang={total} hidden={hidden} />
    </Link>
  )
}
