import { Link } from 'react-router'
import type { Wallet as MemberWallet } from '#contracts/member.ts'
import { paths } from '#src/lib/paths.ts'
import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { payableWallets } from './wallet-choice.ts'
import { WalletOption } from './WalletOption.tsx'
import styles from './WalletSheet.module.css'

interface WalletSheetProps {
  open: boolean
  wallets: readonly MemberWallet[]
  /** The wallet in use, null before the first choice. */
  current: string | null
  onChoose: (walletId: string) => void
  onClose: () => void
  /** Plays for nothing instead; absent where the game has no demo. */
  onDemo?: (() => void) | undefined
}

/** GAME-2. */
export function WalletSheet({ open, wallets, current, onChoose, onClose, onDemo }: WalletSheetProps) {
  const payable = payableWallets(wallets)
  const text = payable.length === 0 ? play.noWalletText : current ? play.switchNote : play.chooseWalletText
  return (
    <Sheet
      open={open}
      title={payable.length === 0 ? play.noWallet : play.chooseWallet}
      text={text}
      onClose={onClose}
    >
      <div className={styles.wallets}>
        {payable.map((wallet) => (
          <WalletOption
            key={wallet.id}
            wallet={wallet}
            current={wallet.id === current}
            onChoose={() => onChoose(wallet.id)}
          />
        ))}
      </div>
      <div className={styles.others}>
        <Button as={Link} to={paths.memberDeposit()} tone="text" block>
          {payable.length === 0 ? play.deposit : play.depositMore}
        </Button>
        {onDemo && (
          <Button tone="text" block onClick={onDemo}>
            {play.demo}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
