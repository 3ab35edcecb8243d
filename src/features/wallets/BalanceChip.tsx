import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { cx } from '#src/lib/cx.ts'
import { formatBaht } from '#rules/baht.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { useTakenOver } from '#src/ui/layout/use-taken-over.ts'
import styles from './BalanceChip.module.css'
import { openBalance } from './open-balance.ts'

/** The total in the header of every page; pressed, the wallets. Nothing until it is known: a dash would look like a loss. */
export function BalanceChip() {
  const { data: wallets } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const takenOver = useTakenOver()
  if (!wallets || !takenOver) return <span className={styles.chip} />
  const total = totalBalance(wallets)
  const own = withdrawableNow(wallets)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // Hidden figures say themselves that they are.
      aria-label={hidden ? undefined : memberArea.balanceChip(formatBaht(total), formatBaht(own))}
      className={styles.chip}
      onClick={() => void openBalance()}
    >
      {/* The spaces are no layout: what is seen is part of what is read, word for word. */}
      <span className={styles.name}>{memberArea.balance}</span> <Money satang={total} hidden={hidden} />{' '}
      <span className={cx(styles.name, styles.own)}>{memberArea.withdrawableNow}</span>{' '}
      <Money satang={own} hidden={hidden} className={styles.own} />
      {hidden && <VisuallyHidden> {memberArea.seeWallets}</VisuallyHidden>}
    </button>
  )
}
