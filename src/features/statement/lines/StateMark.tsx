import type { StatementLine } from '#contracts/statement.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Check, CircleX, Hourglass } from '#src/ui/icons.ts'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from '../statement.module.css'

interface StateMarkProps {
  line: Pick<StatementLine, 'state' | 'note'>
  /** With a check before the word, as in the table. */
  checked?: boolean
}

/** Success is a quiet word; anything else is a tag with what became of it. */
export function StateMark({ line, checked }: StateMarkProps) {
  const words = line.note || statement.states[line.state]
  if (line.state === 'done') {
    return (
      <span className={checked ? styles.checked : styles.done}>
        {checked && <Check size={14} />}
        {words}
      </span>
    )
  }
  const failed = line.state === 'failed'
  return (
    <Tag tone={failed ? 'lost' : 'warn'} icon={failed ? <CircleX /> : <Hourglass />}>
      {words}
    </Tag>
  )
}
