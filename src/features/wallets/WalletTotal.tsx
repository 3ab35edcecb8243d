import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getWallets } from '#contracts/member.ts'
import { walletsQuery } from '#src/data/member.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { withdrawableNow } from '#src/data/money/withdrawable-now.ts'
import { formatTime } from '#src/lib/time.ts'
import { hideMoney, usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Eye, EyeOff, RefreshCw } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { AwaitedMoney } from '#src/ui/feedback/AwaitedMoney.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './WalletTotal.module.css'

/** Whose they are; the total of all wallets, when it was asked for, and a way to ask again. */
export function WalletTotal({ who }: { who: ReactNode }) {
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery(walletsQuery())
  const hidden = usePrefs((state) => state.moneyHidden)
  if (!data && isError) return null
  return (
    <Framed data-surface="lacquer" className={styles.total}>
      <Motif name="spray" className={styles.spray} />
      <div apply="shrink">
        {who}
        <p apply="small muted mt-8">{words.total}</p>
        {data ? (
          <Money variant="balance" satang={totalBalance(data)} hidden={hidden} />
        ) : (
          <AwaitedMoney path={getWallets.path} field="+balance" hideable />
        )}
        <p apply="row wrap gap-8 small">
          <span apply="muted">{words.withdrawable}</span>
          {data ? (
            <Money satang={withdrawableNow(data)} hidden={hidden} />
          ) : (
            <span className={styles.awaited}>
              <Skeleton />
            </span>
          )}
        </p>
        <p apply="small muted">{data ? words.updated(formatTime(dataUpdatedAt)) : '\u00a0'}</p>
      </div>
      <div className={styles.tools}>
        {data && (
          <>
            <IconButton
              label={hidden ? memberArea.showMoney : memberArea.hideMoney}
              onClick={() => hideMoney(!hidden)}
            >
              {hidden ? <Eye size={22} /> : <EyeOff size={22} />}
            </IconButton>
            <IconButton label={words.refresh} aria-busy={isFetching} onClick={() => void refetch()}>
              <RefreshCw size={22} />
            </IconButton>
          </>
        )}
      </div>
    </Framed>
  )
}
