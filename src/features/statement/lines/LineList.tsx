import type { StatementLine } from '#contracts/statement.ts'
import { open } from '#src/dialogs/dialogs.ts'
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
import { lineDetailDialog } from './line-detail-dialog.ts'
import { StateMark } from './StateMark.tsx'
import styles from './LineList.module.css'

interface LineListProps {
  lines: readonly StatementLine[]
  /** Older lines are still to come: the last day's sum is not known yet. */
  hasMore: boolean
}

/** Movements by Thai day, with the sum of each day. */
export function LineList({ lines, hasMore }: LineListProps) {
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
            <LineRow line={line} />
          </ListItem>
        ))}
      </List>
    </section>
  ))
}

/** A movement in the phone's list. Pressed, it tells everything. */
function LineRow({ line }: { line: StatementLine }) {
  return (
    <ListRow
      as="button"
      icon={<KindIcon kind={line.kind} />}
      title={line.title}
      note={[formatTime(line.at), line.ref].filter(Boolean).join(' · ')}
      value={
        <span className={styles.value}>
          <Amount line={line} />
          <StateMark line={line} />
        </span>
      }
      className={styles.row}
      onClick={() => void open(lineDetailDialog, { line })}
    />
  )
}
