import type { Wallet } from '#contracts/member.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { wallets as words } from '#src/strings/money/wallets.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './WalletLine.module.css'

interface WalletLineProps {
  wallet: Wallet
  hidden: boolean
}

/** One wallet in a line: own money, and what a promotion binds apart from it. */
export function WalletLine({ wallet, hidden }: WalletLineProps) {
  const own = ownOf(standingOf(wallet))
  return (
    <li className={styles.wallet}>
      <p apply="row between gap-12">
        <span apply="medium ellipsis">{wallet.wallet_name}</span>
        <Money satang={own} hidden={hidden} className={styles.figure} />
      </p>
      {own !== wallet.balance && (
        <p apply="row between gap-12 small muted">
          <span>{words.bonusApart}</span>
          <Money satang={wallet.balance - own} hidden={hidden} />
        </p>
      )}
    </li>
  )
}
