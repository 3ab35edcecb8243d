import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { formatBaht } from '#rules/baht.ts'
import { withdraw } from '#src/strings/withdraw.ts'
import { CircleCheck, Lock } from '#src/ui/icons.ts'
import { Money } from '#src/ui/Money.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Radio } from '#src/ui/Radio.tsx'
import styles from './WalletShare.module.css'

export type WalletOfOptions = DataOf<typeof getWithdrawOptions>['wallets'][number]

interface WalletShareProps {
  wallet: WalletOfOptions
  /** Present where there is a choice to make. */
  choice?: { checked: boolean; onChoose: () => void }
}

/** One wallet: what it gives, or what a promotion still asks for, with the bar (WALLET-1). */
export function WalletShare({ wallet, choice }: WalletShareProps) {
  const left = Math.max(0, wallet.turnover_target - wallet.turnover_done)
  const isBound = wallet.withdrawable < wallet.balance
  const Root = choice ? 'label' : 'div'
  return (
    <li className={styles.wallet}>
      <Root className={styles.row}>
        {choice && <Radio name="wallet" checked={choice.checked} onChange={choice.onChoose} />}
        <span className={styles.words}>
          <span className={styles.name}>{wallet.wallet_name}</span>
          <span className={styles.note}>{wallet.promotion_name || withdraw.noPromotion}</span>
        </span>
        <span className={styles.figures}>
          <Money satang={wallet.balance} className={isBound ? styles.dim : styles.balance} />
          <span className={isBound ? styles.bound : styles.free}>
            {isBound ? <Lock size={14} /> : <CircleCheck size={14} />}
            {isBound ? withdraw.bound : withdraw.free}
          </span>
        </span>
      </Root>
      {left > 0 && (
        <div className={styles.turnover}>
          <ProgressBar
            value={wallet.turnover_done}
            max={wallet.turnover_target}
            label={withdraw.turnoverOf(wallet.wallet_name)}
          />
          <p className={styles.progress}>
            <span className={styles.done}>
              {withdraw.turnoverDone(formatBaht(wallet.turnover_done), formatBaht(wallet.turnover_target))}
            </span>
            <span className={styles.left}>{withdraw.turnoverLeft(formatBaht(left))}</span>
          </p>
        </div>
      )}
    </li>
  )
}
