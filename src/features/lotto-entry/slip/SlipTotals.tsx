import { formatBaht, formatCount } from '#rules/baht.ts'
import { SlipSums } from '#src/forms/slip/SlipSums.tsx'
import { walletChosen } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../LottoEntry.module.css'
import type { PayWallet } from './pay-from.ts'
import type { SlipView } from './slip-view.ts'

interface SlipTotalsProps {
  roundId: string
  view: SlipView
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
}

/** What the slip comes to: lines, stake, the most one of them can win (not all win together), what is left after it. */
export function SlipTotals({ roundId, view, wallets, wallet }: SlipTotalsProps) {
  const ofWallet = wallet && [
    {
      label: wallets.length > 1 ? words.wallet : `${words.wallet} ${wallet.wallet_name}`,
      value: words.walletLeft(formatBaht(wallet.balance)),
    },
    { label: words.after, value: formatBaht(wallet.balance - view.total) },
  ]
  const items = [
    { label: words.sendable, value: words.slipCount(formatCount(view.sendable.length)) },
    { label: words.winsMost, value: formatBaht(view.winsMost) },
    ...(ofWallet ?? []),
  ]
  return (
    <SlipSums look="entry" items={items} label={words.total} total={view.total}>
      <WalletChoice roundId={roundId} wallets={wallets} wallet={wallet} />
    </SlipSums>
  )
}

interface WalletChoiceProps {
  roundId: string
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
}

/** Where more than one wallet can pay. */
function WalletChoice({ roundId, wallets, wallet }: WalletChoiceProps) {
  if (!wallet || wallets.length < 2) return null
  return (
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
  )
}

/** Beside the entry, below the paper: what the slip comes to in two lines, so that its lines have the room. */
export function SlipTotal({ roundId, view, wallets, wallet }: SlipTotalsProps) {
  const single = wallets.length < 2
  return (
    <>
      <WalletChoice roundId={roundId} wallets={wallets} wallet={wallet} />
      <div apply="row middle between gap-12">
        <p apply="shrink small muted">
          {wallet && single && (
            <span apply="block">
              {words.wallet} {wallet.wallet_name} {words.walletLeft(formatBaht(wallet.balance))}
            </span>
          )}
          {words.winsMost} {formatBaht(view.winsMost)}
        </p>
        <p aria-live="polite" apply="rigid">
          <VisuallyHidden>{words.total} </VisuallyHidden>
          <Money satang={view.total} className={styles.sum} />
        </p>
      </div>
    </>
  )
}
