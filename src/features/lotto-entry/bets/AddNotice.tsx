import { formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { repeatsDropped, type SlipNotice, undone, useSlips } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CircleCheck, Undo2 } from '#src/ui/icons.ts'
import styles from './AddNotice.module.css'

/** Numbers named; more are only counted. */
const NAMED = 3

const useNotice = (roundId: string) => useSlips((state) => state.notices[roundId] ?? null)

/**
 * The word about the last act, with its undo; the place is kept while there is nothing to say. Narrow: the word alone,
 * and its acts stand elsewhere in the row.
 */
export function AddNotice({ roundId, narrow }: { roundId: string; narrow?: boolean }) {
  const notice = useNotice(roundId)
  return (
    <div className={cx(styles.notice, narrow && styles.narrow)}>
      <div role="status" className={styles.said}>
        {notice && <Said notice={notice} named={narrow ? 1 : NAMED} />}
      </div>
      {!narrow && notice && (
        <div apply="row">
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

/** Undo, as long as there is something to undo, and leaving repeats out. */
export function NoticeActs({ roundId }: { roundId: string }) {
  const repeats = useNotice(roundId)?.once != null
  return (
    <div className={styles.acts}>
      {repeats && (
        <Button tone="text" size="sm" className={styles.drop} onClick={() => repeatsDropped(roundId)}>
          {words.dropRepeats}
        </Button>
      )}
      <UndoButton roundId={roundId} narrow={repeats} />
    </div>
  )
}

interface UndoButtonProps {
  roundId: string
  /** The arrow alone; on the narrowest phones it always is. */
  narrow?: boolean
}

/** Back to the slip before the last act, however far its lines are scrolled. */
export function UndoButton({ roundId, narrow }: UndoButtonProps) {
  const can = useSlips((state) => (state.past[roundId]?.length ?? 0) > 0)
  if (!can) return null
  return (
    <Button
      tone="text"
      size="sm"
      icon={<Undo2 size={18} />}
      aria-label={words.undo}
      className={cx(styles.undo, narrow && styles.bare)}
      onClick={() => undone(roundId)}
    >
      <span>{words.undo}</span>
    </Button>
  )
}

function Said({ notice, named }: { notice: SlipNotice; named: number }) {
  const { what, numbers, count, repeats } = notice
  const total = formatCount(count)
  const verb = { added: words.added, mended: words.mended, removed: words.removed, cleared: '' }[what]
  return (
    <>
      <CircleCheck size={18} apply="won" />
      {what === 'cleared' ? (
        <span>{words.cleared(total)}</span>
      ) : (
        <span>
          {verb} <b>{numbers.slice(0, named).join(' ')}</b>{' '}
          {numbers.length > named && `${words.more(formatCount(numbers.length - named))} `}
          {what === 'removed' ? words.removedCount(total) : words.addedCount(total)}
          {repeats > 0 && <span apply="block warn">{words.merged}</span>}
        </span>
      )}
    </>
  )
}
