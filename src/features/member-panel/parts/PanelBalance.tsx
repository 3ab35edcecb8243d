import { useQuery } from '@tanstack/react-query'
import { baht } from '#rules/baht.ts'
import { walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { hideMoney, usePrefs } from '#src/stores/prefs.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { cx } from '#src/lib/cx.ts'
import { formatTime } from '#src/lib/time.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Eye, EyeOff, RefreshCw } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from '../MemberPanel.module.css'
import { useCountUp } from '#src/ui/display/use-count-up.ts'

/** A million and more is set smaller, so that both figures stand beside each other on a phone. */
const LONG = 1_000_000_00

/** The total, what of it can be withdrawn, the refresh, and the switch that hides figures from people nearby. */
export function PanelBalance() {
  const { data: wallets, isError, isFetching, dataUpdatedAt, refetch } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  const total = wallets && totalBalance(wallets)
  return (
    <div className={styles.balance}>
      <div className={cx(styles.pair, total !== undefined && total >= LONG && styles.long)}>
        <div apply="shrink">
          <p className={cx(styles.label, isError && styles.failed)} role={isError ? 'alert' : undefined}>
            {labelOf(isError, total === undefined, dataUpdatedAt)}
          </p>
          <PanelFigure satang={total} failed={isError} hidden={hidden} />
        </div>
        {wallets && (
          <div>
            <p className={styles.label}>{memberArea.withdrawableNow}</p>
            <Money satang={withdrawableNow(wallets)} hidden={hidden} className={styles.own} />
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          label={hidden ? memberArea.showMoney : memberArea.hideMoney}
          aria-pressed={hidden}
          onClick={() => hideMoney(!hidden)}
        >
          {hidden ? <Eye size={20} /> : <EyeOff size={20} />}
        </IconButton>
        <IconButton label={memberArea.refreshBalance} aria-busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw size={20} className={cx(isFetching && styles.turning)} />
        </IconButton>
      </div>
    </div>
  )
}

/** A failed refresh keeps the old figure and says how old it is; a failed first load says that the money is safe. */
function labelOf(failed: boolean, nothing: boolean, at: number): string {
  if (!failed) return memberArea.balance
  return nothing ? `${shell.balanceFailed} ${shell.moneySafe}` : memberArea.balanceAsOf(formatTime(at))
}

interface PanelFigureProps {
  /** Undefined until known. */
  satang: number | undefined
  failed: boolean
  hidden: boolean
}

function PanelFigure({ satang, failed, hidden }: PanelFigureProps) {
  const shown = useCountUp(satang)
  if (shown !== undefined) return <Money variant="balance" satang={shown} hidden={hidden} />
  return failed ? <span className={styles.unknown}>{baht} —</span> : <Skeleton shape="figure" />
}
