import { Link } from 'react-router'
import type { Wallet as MemberWallet } from '#contracts/member.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { lobby } from '#src/strings/lobby.ts'
import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Wallet } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { payableWallets } from './wallet-choice.ts'
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
      <div apply="column gap-8">
        {payable.map((wallet) => (
          <WalletOption
            key={wallet.id}
            wallet={wallet}
            current={wallet.id === current}
            onChoose={() => onChoose(wallet.id)}
          />
        ))}
      </div>
      <div apply="row gap-8 mt-8">
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

interface WalletOptionProps {
  wallet: MemberWallet
  current: boolean
  onChoose: () => void
}

function WalletOption({ wallet, current, onChoose }: WalletOptionProps) {
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

const names: Readonly<Record<string, string>> = { ...lobby.names, lotto: lobby.lotto }

/** The line under a wallet's name: its promotion, else what it may be played on; nothing where we cannot tell. */
function walletNote(wallet: MemberWallet): string | undefined {
  if (wallet.active_promotion_name) return play.walletPromotion(wallet.active_promotion_name)
  if (wallet.category === 'all' || wallet.category === '') return play.walletForAll
  const category = names[wallet.category]
  return category && play.walletFor(category)
}
