import { formatBaht, formatCount } from '#rules/baht.ts'
import { walletChosen } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Money } from '#src/ui/Money.tsx'
import { Select } from '#src/ui/Select.tsx'
import type { PayWallet } from './pay-from.ts'
import styles from './SlipTotals.module.css'
import type { SlipView } from './slip-view.ts'

interface SlipTotalsProps {
  roundId: string
  view: SlipView
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
}

/** What the slip comes to: lines, stake, the most one of them can win (not all win together), what is left after it. */
export function SlipTotals({ roundId, view, wallets, wallet }: SlipTotalsProps) {
  return (
    <div className={styles.part}>
      <dl className={styles.list}>
        <div>
          <dt>{words.sendable}</dt>
          <dd>{words.slipCount(formatCount(view.sendable.length))}</dd>
        </div>
        <div>
          <dt>{words.winsMost}</dt>
          <dd>{formatBaht(view.winsMost)}</dd>
        </div>
        {wallet && (
          <>
            <div>
              <dt>{wallets.length > 1 ? words.wallet : `${words.wallet} ${wallet.wallet_name}`}</dt>
              <dd>{words.walletLeft(formatBaht(wallet.balance))}</dd>
            </div>
            <div>
              <dt>{words.after}</dt>
              <dd>{formatBaht(wallet.balance - view.total)}</dd>
            </div>
          </>
        )}
      </dl>
      {wallet && wallets.length > 1 && (
        <Select
          aria-label={words.wallet}
          value={wallet.wallet_id}
          onChange={(event) => walletChosen(roundId, event.target.value)}
        >
          {wallets.map(({ wallet_id, wallet_name, balance }) => (
            <option key={wallet_id} value={wallet_id}>
              {wallet_name} {formatBaht(balance)}
            </option>
          ))}
        </Select>
      )}
      <p aria-live="polite" className={styles.total}>
        <span>{words.total}</span>
        <Money satang={view.total} className={styles.sum} />
      </p>
    </div>
  )
}
