import { useState } from 'react'
import type { BillInputLine, BillWithLines } from '#contracts/bills.ts'
import type { LottoRound } from '#contracts/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { useDrawnDialog } from '#src/dialogs/use-drawn-dialog.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { BillActions } from './check/BillActions.tsx'
import { BillNotes } from './check/BillNotes.tsx'
import { fitted, withoutRefused } from './check/check-sums.ts'
import { CheckedSlip } from './check/CheckedSlip.tsx'
import { RoundHead } from './check/RoundHead.tsx'
import { useBillCheck } from './check/use-bill-check.ts'
import { usePlaceBill } from './check/use-place-bill.ts'

interface BillDialogProps {
  round: LottoRound
  walletId: string
  /** The slip's lines, amounts in satang; the dialog edits them through `onLines`. */
  lines: readonly BillInputLine[]
  onLines: (lines: readonly BillInputLine[]) => void
  /** Placed, and the dialog closed. */
  onPlaced: (bill: BillWithLines) => void
  onClose: () => void
}

/**
 * Checks the slip with the server line by line and places it (LOTTO-2, LOTTO-3). The slip itself was the review: here
 * stands what it comes to, and of its lines those that the server has something to say to.
 */
export function BillDialog({ round, walletId, lines, onLines, onPlaced, onClose }: BillDialogProps) {
  const [open, setOpen] = useState(true)
  const [placed, setPlaced] = useState<BillWithLines | null>(null)
  const left = useTimeLeft(round.closes_at)
  const checking = useBillCheck(round.round_id, walletId, lines)
  const placing = usePlaceBill(round.round_id, walletId, (bill) => {
    setPlaced(bill)
    setOpen(false)
  })
  const { phase, checkAgain } = placing.operation
  const close = () => setOpen(false)
  useDrawnDialog('bill', open, close)

  const closed = left === 0 || checking.lastSums?.closed === true
  const isForm = phase === 'ready' && lines.length > 0
  return (
    <Sheet
      title={isForm ? words.titleOf(formatCount(lines.length)) : words.title}
      open={open}
      onClose={close}
      onClosed={() => (placed ? onPlaced(placed) : onClose())}
      actions={
        isForm && (
          <div apply="column shrink gap-12">
            <BillNotes
              sums={checking.sums}
              closed={closed}
              notice={placing.notice}
              onFit={() => onLines(fitted(lines, checking.answers))}
              onDrop={() => onLines(withoutRefused(lines, checking.answers))}
            />
            <BillActions
              sums={checking.sums}
              checking={checking.busy}
              sending={placing.busy || placed !== null}
              closed={closed}
              onSend={placing.send}
              onLeave={close}
            />
          </div>
        )
      }
    >
      {phase !== 'ready' && <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />}
      {phase === 'ready' && lines.length === 0 && (
        <EmptyState
          level={3}
          title={words.empty}
          text={words.emptyText}
          action={
            <Button tone="gold" onClick={close}>
              {words.back}
            </Button>
          }
        />
      )}
      {isForm && (
        <>
          <RoundHead round={round} left={left} />
          <CheckedSlip
            roundId={round.round_id}
            walletId={walletId}
            lines={lines}
            checking={checking}
            seen={placing.seen}
            onLines={onLines}
          />
        </>
      )}
    </Sheet>
  )
}
