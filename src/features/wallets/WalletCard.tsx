import type { Wallet } from '#contracts/member.ts'
import type { ActivePromotion } from '#contracts/promotion.ts'
import { Card } from '#src/ui/Card.tsx'
import { Wallet as WalletIcon } from '#src/ui/icons.ts'
import { Money } from '#src/ui/Money.tsx'
import { WalletTurnover } from './parts/WalletTurnover.tsx'
import styles from './WalletCard.module.css'
import { walletNote } from './wallet-note.ts'

interface WalletCardProps {
  wallet: Wallet
  promotion?: ActivePromotion | undefined
  hidden: boolean
}

/** One wallet: what it is for, its balance, and the promotion that binds it (WALLET-1). */
export function WalletCard({ wallet, promotion, hidden }: WalletCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <WalletIcon size={20} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{wallet.wallet_name}</h2>
          <p className={styles.note}>{walletNote(wallet)}</p>
        </div>
        <Money satang={wallet.balance} hidden={hidden} className={styles.balance} />
      </div>
      {wallet.active_promotion_name !== '' && <WalletTurnover wallet={wallet} promotion={promotion} />}
    </Card>
  )
}
