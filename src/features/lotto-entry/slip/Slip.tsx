import { useState } from 'react'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { SlipList } from '#src/forms/slip/SlipList.tsx'
import { SlipPaper } from '#src/forms/slip/SlipPaper.tsx'
import { SlipSums } from '#src/forms/slip/SlipSums.tsx'
import { lineKey } from '#src/stores/slip-lines.ts'
import { amountTyped, linesRemoved, linesRepriced, slipCleared, walletChosen } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { EnteredLine, type LineActs } from './EnteredLine.tsx'
import type { PayWallet } from './pay-from.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { SamePrice } from './SamePrice.tsx'
import styles from './Slip.module.css'
import { type SlipRow, slipRows } from './slip-rows.ts'
import type { SlipView } from './slip-view.ts'

interface SlipProps {
  bets: RoundBets
  view: SlipView
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
  boxed: boolean
}

/** The slip on paper. */
export function Slip({ bets, view, wallets, wallet, boxed }: SlipProps) {
  const rows = slipRows(view)
  const clear = (
    <Button tone="text" size="sm" className={styles.clear} onClick={() => slipCleared(bets.roundId)}>
      {words.clearAll}
    </Button>
  )
  return (
    <SlipPaper
      look="entry"
      title={words.slipTitle}
      count={rows.length > 0 ? words.slipCount(formatCount(rows.length)) : null}
      act={rows.length > 0 && clear}
    >
      {rows.length === 0 ? (
        <EmptyState art="lozenge" level={3} title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <SamePrice bets={bets} />
          <EnteredLines roundId={bets.roundId} rows={rows} boxed={boxed} />
          <SlipTotals roundId={bets.roundId} view={view} wallets={wallets} wallet={wallet} />
        </>
      )}
    </SlipPaper>
  )
}

interface EnteredLinesProps {
  roundId: string
  rows: readonly SlipRow[]
  /** The list scrolls in a box of its own, beside the entry; else with the page. */
  boxed: boolean
}

/** The lines as they were entered; what changes one of them goes to the kept slip. */
function EnteredLines({ roundId, rows, boxed }: EnteredLinesProps) {
  const [open, setOpen] = useState('')
  const [acts] = useState<LineActs>(() => ({
    onAmount: (key, amount) => amountTyped(roundId, key, amount),
    onPress: (key, amount) =>
      linesRepriced(roundId, (line) => (lineKey(line) === key ? amount : line.amount)),
    onRemove: (key) => linesRemoved(roundId, new Set([key])),
    onOpen: setOpen,
  }))
  const draw = (row: SlipRow) => <EnteredLine row={row} open={row.key === open} acts={acts} />
  return (
    <SlipList look="entry" label={words.slipTitle} rows={rows} scrolls={boxed ? 'box' : 'page'} draw={draw} />
  )
}

interface SlipTotalsProps {
  roundId: string
  view: SlipView
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
}

/** What the slip comes to: lines, stake, the most one of them can win (not all win together), what is left after it. */
function SlipTotals({ roundId, view, wallets, wallet }: SlipTotalsProps) {
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
