import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { pointsQuery, walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { rankNames, rankOf } from '#src/data/rewards/vip.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatTime } from '#src/lib/time.ts'
import { hideMoney, usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { Avatar } from '#src/ui/display/Avatar.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Eye, EyeOff, Gem, RefreshCw } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './NavPanel.module.css'

/** Who is signed in, the balance and the points: SHELL-3 in the width of the side navigation. */
export function NavPanel() {
  const user = useSession((state) => state.user)
  const { data: points, isError } = useQuery(pointsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const rank = rankOf(user?.vipLevel ?? 0)
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.who}>
        <Avatar rank={rank} />
        <div apply="grow shrink">
          <p className={styles.name}>{user?.username}</p>
          <p apply="small gold">{rankNames[rank]}</p>
        </div>
        <IconButton
          label={hidden ? memberArea.showMoney : memberArea.hideMoney}
          aria-pressed={hidden}
          className={styles.hide}
          onClick={() => hideMoney(!hidden)}
        >
          {hidden ? <Eye size={20} /> : <EyeOff size={20} />}
        </IconButton>
      </div>
      <NavBalance />
      <Link to={paths.redeem()} className={styles.points}>
        <Gem size={18} />
        {points !== undefined
          ? memberArea.points(formatCount(points))
          : isError
            ? memberArea.pointsUnknown
            : memberArea.points('…')}
      </Link>
    </Framed>
  )
}

/** The total of all wallets and its refresh. Unknown is a dash, never a zero; an old figure says how old it is. */
function NavBalance() {
  const { data: wallets, isError, isFetching, dataUpdatedAt, refetch } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const total = wallets && totalBalance(wallets)
  const own = wallets && withdrawableNow(wallets)
  return (
    <>
      <p className={cx(styles.label, isError && styles.failed)}>
        {isError
          ? wallets
            ? memberArea.balanceAsOf(formatTime(dataUpdatedAt))
            : shell.balanceFailed
          : memberArea.totalBalance}
      </p>
      <div apply="row middle between tap">
        {total !== undefined ? (
          <Money variant="balance" satang={total} hidden={hidden} className={styles.figure} />
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
      {own !== undefined && own !== total && !hidden && (
        <p apply="small muted figures">{memberArea.withdrawable(formatBaht(own))}</p>
      )}
    </>
  )
}
