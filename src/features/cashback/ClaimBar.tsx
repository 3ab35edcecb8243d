import type { ReactNode } from 'react'
import { type Cashback, claimLoss } from '#contracts/cashback.ts'
import { formatBaht } from '#rules/baht.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'

interface ClaimBarProps {
  row: Cashback
  label: string
  note?: ReactNode
}

/** The one vermilion action, while it can be taken. Give it the cashback's id as its key. */
export function ClaimBar({ row, label, note }: ClaimBarProps) {
  const { phase, busy, claim, checkAgain } = useClaim(row)
  const isOpen = useServerTime((now) => row.claimable_until != null && now < row.claimable_until)
  if (phase !== 'ready')
    return (
      <ActionBar>
        <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
      </ActionBar>
    )
  if (row.state !== 'claimable' || !isOpen) return null
  return (
    <ActionBar>
      <Button tone="cta" size="lg" block busy={busy} onClick={claim}>
        {label}
      </Button>
      {note && <p apply="mt-8 small muted text-centre">{note}</p>}
    </ActionBar>
  )
}

/** Takes one cashback exactly once, and says how that ended (EXTRA-1, EXTRA-2). */
function useClaim({ cashback_id }: Pick<Cashback, 'cashback_id'>) {
  // A name of its own for each: what is still open of one is not asked about for another.
  const { phase, busy, act, checkAgain } = useMoneyAct(claimLoss, `cashback-${cashback_id}`, {
    onDone: async ({ data }, refreshed) => {
      toast('won', words.claimed(formatBaht(data.amount)))
      await refreshed
    },
    onNothingDone: (error) => toast('lost', error === null ? words.notArrived : errorText(error)),
  })
  return { phase, busy, claim: () => void act(() => ({ cashback_id })), checkAgain }
}
