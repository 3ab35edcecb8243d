import { formatBaht, formatCount } from '#rules/baht.ts'
import { SlipSums } from '#src/forms/slip/SlipSums.tsx'
import { walletChosen } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Select } from '#src/ui/Select.tsx'
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
    </SlipSums>
  )
}
