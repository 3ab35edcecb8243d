import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NumberSet } from '#contracts/bills.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { deleteSet, setsChanged } from '#src/data/number-sets.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Trash2 } from '#src/ui/icons.ts'
import styles from './SetRow.module.css'

export function SetRow({ set, onUse }: { set: NumberSet; onUse: (set: NumberSet) => void }) {
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
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{set.name}</p>
        <p className={styles.sums}>{words.rowLines(formatCount(set.lines.length), formatBaht(total))}</p>
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
