import type { Wallet as MemberWallet } from '#contracts/member.ts'
import { formatBaht } from '#rules/baht.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { play } from '#src/strings/play.ts'
import { ui } from '#src/strings/ui.ts'
import { ChevronDown, Wallet } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from '../play.module.css'

interface WalletPillProps {
  wallet: MemberWallet
  onPress: () => void
}

/** What the wallet in use holds; opens the picker. */
export function WalletPill({ wallet, onPress }: WalletPillProps) {
  const hidden = usePrefs((state) => state.moneyHidden)
  const amount = hidden ? ui.moneyHidden : formatBaht(wallet.balance)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={play.wallet(wallet.wallet_name, amount)}
      className={styles.pill}
      onClick={onPress}
    >
      <Wallet size={18} apply="gold" />
      <Money satang={wallet.balance} hidden={hidden} />
      <ChevronDown size={18} />
    </button>
  )
}
