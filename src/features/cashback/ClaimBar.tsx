import type { ReactNode } from 'react'
import type { Cashback } from '#contracts/cashback.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useServerTime } from '#src/ui/use-server-time.ts'
import styles from './ClaimBar.module.css'
import { useClaim } from './parts/use-claim.ts'

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
      {note && <p className={styles.note}>{note}</p>}
    </ActionBar>
  )
}
