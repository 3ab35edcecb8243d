import { useQuery } from '@tanstack/react-query'
import type { NumberSet } from '#contracts/bills.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { numberSetsQuery } from '#src/data/number-sets.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { addLines } from './add-numbers.ts'
import { AddNotice } from './AddNotice.tsx'
import type { RoundBets } from './round-bets.ts'
import { SaveSet } from './SaveSet.tsx'
import { SetRow } from './SetRow.tsx'
import styles from './SetsPanel.module.css'

interface SetsPanelProps {
  bets: RoundBets
  member: boolean
  onSignIn: () => void
}

/** Saved sets: poured into the slip at today's rates, saved from it, deleted (domain.md §4.3). */
export function SetsPanel({ bets, member, onSignIn }: SetsPanelProps) {
  const { data: sets, isError, isFetching, refetch } = useQuery({ ...numberSetsQuery(), enabled: member })
  if (!member) {
    return (
      <EmptyState
        art="lozenge"
        title={words.setsVisitor}
        action={
          <Button tone="gold" onClick={onSignIn}>
            {words.signIn}
          </Button>
        }
      />
    )
  }
  const handleUse = (set: NumberSet) => {
    const taken = set.lines.filter((line) => bets.rates.some((rate) => rate.bet_type === line.bet_type))
    const left = set.lines.length - taken.length
    if (left > 0) toast('info', words.setsNotTaken(left))
    if (taken.length > 0) addLines(bets, taken)
  }
  return (
    <div className={styles.panel}>
      {isError && !sets && (
        <PartError title={words.setsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isError && !sets && (
        <LoadingRegion>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      )}
      {sets?.length === 0 && (
        <EmptyState art="lozenge" title={words.setsEmptyTitle} text={words.setsEmptyText} />
      )}
      {sets && sets.length > 0 && (
        <ul className={styles.list}>
          {sets.map((set) => (
            <SetRow key={set.set_id} set={set} onUse={handleUse} />
          ))}
        </ul>
      )}
      <AddNotice roundId={bets.roundId} />
      {sets && <SaveSet bets={bets} sets={sets} />}
    </div>
  )
}
