import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/total-balance.ts'
import { cx } from '#src/lib/cx.ts'
import { formatTime } from '#src/lib/time.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { RefreshCw } from '#src/ui/icons.ts'
import { Money } from '#src/ui/Money.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './NavBalance.module.css'

/** The total of all wallets and its refresh. Unknown is a dash, never a zero; an old figure says how old it is. */
export function NavBalance() {
  const { data: wallets, isError, isFetching, dataUpdatedAt, refetch } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <>
      <p className={cx(styles.label, isError && styles.failed)}>
        {isError
          ? wallets
            ? memberArea.balanceAsOf(formatTime(dataUpdatedAt))
            : shell.balanceFailed
          : memberArea.totalBalance}
      </p>
      <div className={styles.row}>
        {wallets ? (
          <Money variant="balance" satang={totalBalance(wallets)} hidden={hidden} className={styles.figure} />
        ) : isError ? (
          <span className={styles.unknown}>—</span>
        ) : (
          <Skeleton shape="figure" />
        )}
        <IconButton
          label={memberArea.refreshBalance}
          aria-busy={isFetching}
          className={styles.refresh}
          onClick={() => void refetch()}
        >
          <RefreshCw size={20} />
        </IconButton>
      </div>
    </>
  )
}
