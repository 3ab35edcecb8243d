import type { StatementLine } from '#contracts/statement.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { formatTime } from '#src/lib/time.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Amount } from './Amount.tsx'
import { byDay } from './by-day.ts'
import { dayWords } from './day-words.ts'
import { KindIcon } from './KindIcon.tsx'
import { StateMark } from './StateMark.tsx'
import styles from '../StatementPart.module.css'

interface LineListProps {
  lines: readonly StatementLine[]
  /** Older lines are still to come: the last day's sum is not known yet. */
  hasMore: boolean
  onShow: (line: StatementLine) => void
}

/** Movements by Thai day, with the sum of each day. */
export function LineList({ lines, hasMore, onShow }: LineListProps) {
  const days = byDay(lines)
  const today = thaiDayOf(serverNow())
  return days.map(({ day, lines: ofDay, net }, index) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={styles.day}>
        <span>{dayWords(day, today)}</span>
        {!(hasMore && index === days.length - 1) && (
          <Money satang={net} sign tone={net > 0 ? 'won' : 'plain'} className={styles.net} />
        )}
      </h2>
      <List className={styles.list}>
        {ofDay.map((line) => (
          <ListItem key={line.id}>
            <LineRow line={line} onShow={onShow} />
          </ListItem>
        ))}
      </List>
    </section>
  ))
}

/** A movement in the phone's list. Pressed, it tells everything. */
function LineRow({ line, onShow }: { line: StatementLine; onShow: (line: StatementLine) => void }) {
  return (
    <ListRow
      as="button"
      icon={<KindIcon kind={line.kind} />}
      title={line.title}
      note={[formatTime(line.at), line.ref].filter(Boolean).join(' · ')}
      value={
        <span apply="grid ends">
          <Amount line={line} />
          <StateMark line={line} />
        </span>
      }
      className={styles.row}
      onClick={() => onShow(line)}
    />
  )
}
