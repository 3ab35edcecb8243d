import { formatCount } from '#rules/baht.ts'
import { SlipPaper } from '#src/forms/slip/SlipPaper.tsx'
import { slipCleared } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { EnteredLines } from './EnteredLines.tsx'
import type { PayWallet } from './pay-from.ts'
import type { RoundBets } from './round-bets.ts'
import { SamePrice } from './SamePrice.tsx'
import styles from './Slip.module.css'
import { slipRows } from './slip-rows.ts'
import type { SlipView } from './slip-view.ts'
import { SlipTotals } from './SlipTotals.tsx'

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
