import type { StatementLine } from '#contracts/statement.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { formatTime } from '#src/lib/time.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Amount } from './Amount.tsx'
import { KindIcon } from './KindIcon.tsx'
import { lineDetailDialog } from './line-detail-dialog.ts'
import styles from './LineRow.module.css'
import { StateMark } from './StateMark.tsx'

/** A movement in the phone's list. Pressed, it tells everything. */
export function LineRow({ line }: { line: StatementLine }) {
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
