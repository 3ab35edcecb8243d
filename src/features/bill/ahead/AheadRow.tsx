import { useState } from 'react'
import { Link } from 'react-router'
import type { BillWithLines, CheckedLine } from '#contracts/bills.ts'
import { formatBaht, formatCount, formatRate } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lineKey } from '#src/stores/slip-lines.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { billCheck } from '#src/strings/lotto/bill.ts'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Checkbox } from '#src/ui/field/Checkbox.tsx'
import { CircleAlert, CircleCheck, Hourglass } from '#src/ui/icons.ts'
import { isTaken } from '../check/check-sums.ts'
import styles from './Ahead.module.css'
import { type AheadView, isWanted } from './use-ahead.ts'

interface AheadRowProps {
  bill: BillWithLines
  view: AheadView
  /** Something is being sent: nothing can be chosen meanwhile. */
  running: boolean
  onToggle: () => void
  onLeave: () => void
}

/** A round: chosen or not, what it costs, what is otherwise than in the bill, and how it ended. */
export function AheadRow({ bill, view, running, onToggle, onLeave }: AheadRowProps) {
  const { round, kept, sums, checking, failed } = view
  const over = kept?.state === 'done' || kept?.state === 'sent'
  const title = (
    <span apply="column">
      <span apply="medium">{round.title}</span>
      <span apply="small muted">
        {words.closes(`${formatDay(round.closes_at)} ${formatTime(round.closes_at)}`)}
      </span>
    </span>
  )
  return (
    <li className={styles.row}>
      <div apply="row middle between gap-12">
        {over ? (
          <div apply="row middle tap py-8 gap-12">
            {kept.state === 'done' ? (
              <CircleCheck size={22} apply="won" />
            ) : (
              <Hourglass size={22} apply="warn" />
            )}
            {title}
          </div>
        ) : (
          <Checkbox label={title} checked={kept?.chosen ?? false} disabled={running} onChange={onToggle} />
        )}
        {checking && <Spinner />}
        {sums && sums.taken.length > 0 && <span apply="figures semi nowrap">{formatBaht(sums.total)}</span>}
      </div>
      <div role="status" className={styles.said}>
        {kept?.state === 'sent' && <span apply="warn">{running ? words.sending : words.unknown}</span>}
        {kept?.state === 'done' && (
          <TextLink as={Link} underline to={paths.lottoBills({ bill: kept.billId })} onClick={onLeave}>
            {words.placed(kept.billNo)}
          </TextLink>
        )}
        {isWanted(kept) && (kept?.why || kept?.state === 'refused') && (
          <span apply="lost">
            <CircleAlert size={14} /> {kept.why || words.refused}
          </span>
        )}
        {failed && <span apply="lost">{words.checkFailed}</span>}
      </div>
      {sums && <Otherwise bill={bill} lines={[...sums.refused, ...sums.taken]} taken={sums.taken.length} />}
    </li>
  )
}

/** Lines named at first. */
const NAMED = 3

/** What this round does not take as the bill's did: refused lines, and other rates. */
function Otherwise({
  bill,
  lines,
  taken,
}: {
  bill: BillWithLines
  lines: readonly CheckedLine[]
  taken: number
}) {
  const [all, setAll] = useState(false)
  const before = new Map(bill.lines.map((line) => [lineKey(line), line]))
  const told = lines.flatMap((line) => {
    const was = before.get(lineKey(line))
    const name = was?.name ?? ''
    if (!isTaken(line)) return [{ line, name, said: line.message || billCheck.states[line.state] }]
    if (!was || was.rate === line.rate) return []
    return [{ line, name, said: words.pays(formatRate(line.rate), formatRate(was.rate)) }]
  })
  if (told.length === 0) return null
  const shown = all ? told : told.slice(0, NAMED)
  return (
    <div className={styles.other}>
      {taken < lines.length && (
        <p apply="medium">
          {taken === 0 ? words.noneTaken : words.taken(formatCount(taken), formatCount(lines.length))}
        </p>
      )}
      <ul apply="unmarked">
        {shown.map(({ line, name, said }) => (
          <li key={lineKey(line)} className={isTaken(line) ? styles.lower : styles.out}>
            {words.line(name, line.number, said)}
          </li>
        ))}
      </ul>
      {shown.length < told.length && (
        <TextLink as="button" onClick={() => setAll(true)}>
          {words.more(formatCount(told.length - shown.length))}
        </TextLink>
      )}
    </div>
  )
}
