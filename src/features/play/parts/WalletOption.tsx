import type { Wallet as MemberWallet } from '#contracts/member.ts'
import { cx } from '#src/lib/cx.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { play } from '#src/strings/play.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Wallet } from '#src/ui/icons.ts'
import { walletNote } from './wallet-note.ts'
import styles from './WalletOption.module.css'

interface WalletOptionProps {
  wallet: MemberWallet
  current: boolean
  onChoose: () => void
}

export function WalletOption({ wallet, current, onChoose }: WalletOptionProps) {
  const hidden = usePrefs((state) => state.moneyHidden)
  return (
    <ListRow
      as="button"
      bare
      icon={<Wallet size={20} />}
      title={wallet.wallet_name}
      note={current ? play.walletInUse : walletNote(wallet)}
      value={<Money satang={wallet.balance} hidden={hidden} className={styles.balance} />}
      selected={current}
      chevron={!current}
      className={cx(styles.wallet, current && styles.current)}
      onClick={onChoose}
    />
  )
}
