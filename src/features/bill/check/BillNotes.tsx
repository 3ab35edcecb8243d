import { formatBaht, formatCount } from '#rules/baht.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../BillDialog.module.css'
import { isPartly, type Sums } from './check-sums.ts'

interface BillNotesProps {
  sums: Sums | null
  closed: boolean
  /** What came of the last try to send. */
  notice: string | null
  /** Partly accepted lines with the accepted amount, refused ones out. */
  onFit: () => void
  onDrop: () => void
}

/** Numbers named before "and so many more". */
const NAMED = 4

function numbersOf({ refused }: Sums): string {
  const numbers = [...new Set(refused.map(({ number }) => number))]
  const named = numbers.slice(0, NAMED).join(' ')
  const rest = numbers.length - NAMED
  return rest > 0 ? `${named} ${words.andMore(formatCount(rest))}` : named
}

/** What stands between the slip and its being sent, said above the button. */
export function BillNotes({ sums, closed, notice, onFit, onDrop }: BillNotesProps) {
  const refused = sums?.refused ?? []
  const partly = refused.some(isPartly)
  return (
    <div apply="column gap-8">
      <div role="alert" className={styles.said}>
        {closed && <Note tone="lost">{words.closed}</Note>}
        {!closed && notice && <Note tone="warn">{notice}</Note>}
        {!closed && !notice && sums?.overLimit && <Note tone="warn">{sums.overLimit}</Note>}
        {!closed && sums && sums.after < 0 && <Note tone="warn">{words.short(formatBaht(-sums.after))}</Note>}
      </div>
      {!closed && sums && refused.length > 0 && (
        <Note tone="lost">
          {sums.taken.length === 0
            ? words.noneTaken
            : words.refused(formatCount(refused.length), numbersOf(sums))}
          <span apply="row wrap gap-8 mt-8">
            {partly && (
              <Button size="sm" tone="gold" onClick={onFit}>
                {words.fixAll}
              </Button>
            )}
            <Button size="sm" onClick={onDrop}>
              {words.dropAll}
            </Button>
          </span>
        </Note>
      )}
      <VisuallyHidden as="output">
        {sums ? words.checked(formatCount(sums.taken.length)) : words.checking}
      </VisuallyHidden>
    </div>
  )
}
