import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NumberSet } from '#contracts/bills.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { deleteSet, numberSetsQuery, setsChanged } from '#src/data/lotto/number-sets.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Trash2 } from '#src/ui/icons.ts'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { addLines } from '../bets/add-numbers.ts'
import { AddNotice } from '../bets/AddNotice.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import { SaveSet } from './SaveSet.tsx'
import styles from './SetsPanel.module.css'

interface SetsPanelProps {
  bets: RoundBets
  member: boolean
  onSignIn: () => void
}

/** Saved sets: poured into the slip at today's rates, saved from it, deleted (domain.md §4.3). */
export function SetsPanel({ bets, member, onSignIn }: SetsPanelProps) {
  const query = useQuery({ ...numberSetsQuery(), enabled: member })
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
    <div apply="column gap-14">
      <Loaded query={query} failed={words.setsFailed} skeleton={<Skeleton shape="row" count={3} />}>
        {(sets) =>
          sets.length === 0 ? (
            <EmptyState art="lozenge" title={words.setsEmptyTitle} text={words.setsEmptyText} />
          ) : (
            <ul className={styles.list}>
              {sets.map((set) => (
                <SetRow key={set.set_id} set={set} onUse={handleUse} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddNotice roundId={bets.roundId} />
      {query.data && <SaveSet bets={bets} sets={query.data} />}
    </div>
  )
}

function SetRow({ set, onUse }: { set: NumberSet; onUse: (set: NumberSet) => void }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteSet(set.set_id),
    onSuccess: () => setsChanged(client),
    onError: () => toast('lost', words.setsDeleteFailed),
  })
  const handleDelete = async () => {
    const sure = await confirm({
      title: words.setsDeleteTitle,
      text: words.setsDeleteText(set.name),
      confirm: words.setsDeleteAction,
      cancel: words.cancel,
    })
    if (sure) mutate()
  }
  const total = set.lines.reduce((sum, line) => sum + line.amount, 0)
  return (
    <li apply="row wrap middle tall-60 py-8 gap-8">
      <div apply="roomy">
        <p apply="medium ellipsis">{set.name}</p>
        <p apply="small muted">{words.rowLines(formatCount(set.lines.length), formatBaht(total))}</p>
      </div>
      <Button tone="gold" size="sm" aria-label={words.setsUseAloud(set.name)} onClick={() => onUse(set)}>
        {words.setsUse}
      </Button>
      <IconButton
        label={words.setsDelete(set.name)}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && void handleDelete()}
      >
        <Trash2 size={20} />
      </IconButton>
    </li>
  )
}
