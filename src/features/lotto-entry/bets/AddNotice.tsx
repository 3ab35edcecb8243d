import { formatCount } from '#rules/baht.ts'
import { repeatsDropped, type SlipNotice, undone, useSlips } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CircleCheck } from '#src/ui/icons.ts'
import styles from './AddNotice.module.css'

/** Numbers named; more are only counted. */
const NAMED = 3

/** The word about the last act, with its undo; the place is kept while there is nothing to say. */
export function AddNotice({ roundId }: { roundId: string }) {
  const notice = useSlips((state) => state.notices[roundId] ?? null)
  return (
    <div className={styles.notice}>
      <div role="status" className={styles.said}>
        {notice && <Said notice={notice} />}
      </div>
      {notice && (
        <div className={styles.acts}>
          {notice.once && (
            <Button tone="text" size="sm" onClick={() => repeatsDropped(roundId)}>
              {words.dropRepeats}
            </Button>
          )}
          <Button tone="text" size="sm" onClick={() => undone(roundId)}>
            {words.undo}
          </Button>
        </div>
      )}
    </div>
  )
}

function Said({ notice }: { notice: SlipNotice }) {
  const { what, numbers, count, repeats } = notice
  const total = formatCount(count)
  return (
    <>
      <CircleCheck size={18} className={styles.icon} />
      {what === 'cleared' ? (
        <span>{words.cleared(total)}</span>
      ) : (
        <span>
          {what === 'added' ? words.added : words.removed} <b>{numbers.slice(0, NAMED).join(' ')}</b>{' '}
          {numbers.length > NAMED && `${words.more(formatCount(numbers.length - NAMED))} `}
          {what === 'added' ? words.addedCount(total) : words.removedCount(total)}
          {repeats > 0 && <span className={styles.merged}>{words.merged}</span>}
        </span>
      )}
    </>
  )
}
