import { useState } from 'react'
import { formatCount } from '#rules/baht.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { type GoTo, SlipList } from '#src/forms/slip/SlipList.tsx'
import { SlipPaper } from '#src/forms/slip/SlipPaper.tsx'
import { lineKey } from '#src/stores/slip-lines.ts'
import { amountTyped, linesMended, linesRemoved, linesRepriced, slipCleared } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { UndoButton } from '../bets/AddNotice.tsx'
import { EnteredLine, type LineActs } from './EnteredLine.tsx'
import type { PayWallet } from './pay-from.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { SamePrice } from './SamePrice.tsx'
import styles from '../LottoEntry.module.css'
import type { SlipRow } from './slip-rows.ts'
import { SlipTotals } from './SlipTotals.tsx'
import type { SlipView } from './slip-view.ts'

interface SlipProps {
  bets: RoundBets
  view: SlipView
  wallets: readonly PayWallet[]
  wallet: PayWallet | null
  rows: readonly SlipRow[]
  /** A row that is to be looked at. */
  goTo: GoTo | null
  boxed: boolean
}

/** The slip on paper. */
export function Slip({ bets, view, wallets, wallet, rows, goTo, boxed }: SlipProps) {
  const acts = (
    <span className={styles.clear}>
      {boxed && <UndoButton roundId={bets.roundId} />}
      <Button tone="text" size="sm" onClick={() => slipCleared(bets.roundId)}>
        {words.clearAll}
      </Button>
    </span>
  )
  return (
    <SlipPaper
      look="entry"
      title={words.slipTitle}
      count={rows.length > 0 ? words.slipCount(formatCount(rows.length)) : null}
      act={rows.length > 0 ? acts : boxed && <UndoButton roundId={bets.roundId} />}
    >
      {rows.length === 0 ? (
        <EmptyState art="lozenge" level={3} title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <SamePrice bets={bets} />
          <EnteredLines roundId={bets.roundId} rows={rows} goTo={goTo} boxed={boxed} />
          {!boxed && <SlipTotals roundId={bets.roundId} view={view} wallets={wallets} wallet={wallet} />}
        </>
      )}
    </SlipPaper>
  )
}

const typePriceDialog = defineDialog<{ roundId: string; betType: string }, void>({
  name: 'lotto-type-price',
  load: async () => (await import('./TypePriceSheet.tsx')).TypePriceSheet,
  dismissed: undefined,
})

interface EnteredLinesProps {
  roundId: string
  rows: readonly SlipRow[]
  goTo: GoTo | null
  /** The list scrolls in a box of its own, beside the entry; else with the page. */
  boxed: boolean
}

/** The lines as they were entered; what changes one of them goes to the kept slip. */
function EnteredLines({ roundId, rows, goTo, boxed }: EnteredLinesProps) {
  const [opened, setOpen] = useState('')
  const [acts] = useState<LineActs>(() => ({
    onAmount: (key, amount) => amountTyped(roundId, key, amount),
    onPress: (key, amount) =>
      linesRepriced(roundId, (line) => (lineKey(line) === key ? amount : line.amount)),
    onRemove: (key) => linesRemoved(roundId, new Set([key])),
    onOpen: setOpen,
    onTypePrice: (betType) => void open(typePriceDialog, { roundId, betType }),
    onMend: (key, amount) => linesMended(roundId, new Map([[key, amount]])),
  }))
  const draw = (row: SlipRow) => <EnteredLine row={row} open={row.key === opened} acts={acts} />
  return (
    <SlipList
      look="entry"
      label={words.slipTitle}
      rows={rows}
      scrolls={boxed ? 'box' : 'page'}
      goTo={goTo}
      draw={draw}
    />
  )
}
