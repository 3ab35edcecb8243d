import type { CheckedLine } from '#contracts/bills.ts'
import { formatAmount, formatRate } from '#rules/baht.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { CircleAlert, TriangleAlert } from '#src/ui/icons.ts'
import { isTaken } from './check-sums.ts'
import styles from './LineAnswer.module.css'

interface LineAnswerProps {
  id: string
  /** Undefined while the server has not said. */
  answer: CheckedLine | undefined
  /** What the member had seen before it changed. */
  before: CheckedLine | undefined
}

/** What the server says to a line: what it wins, that it pays less, or why it is not taken. Never colour alone. */
export function LineAnswer({ id, answer, before }: LineAnswerProps) {
  return (
    <span id={id} className={styles.answer}>
      {answer && !isTaken(answer) && (
        <span className={styles.refused}>
          <CircleAlert size={14} /> {answer.message || words.states[answer.state]}
        </span>
      )}
      {answer?.state === 'reduced_rate' && (
        <span className={styles.reduced}>
          <TriangleAlert size={14} /> {answer.message || words.reduced(formatRate(answer.rate))}
        </span>
      )}
      {before && (
        <span className={styles.changed}>
          {answer && before.rate !== answer.rate ? words.was(formatRate(before.rate)) : words.changedLine}
        </span>
      )}
      {answer && isTaken(answer) && (
        <span>
          {words.wins} <b className={styles.wins}>{formatAmount(answer.wins)}</b>
        </span>
      )}
    </span>
  )
}
