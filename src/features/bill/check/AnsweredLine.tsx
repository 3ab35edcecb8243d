import { useId } from 'react'
import type { CheckedLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/asked/BahtCell.tsx'
import { RateParts } from '#src/forms/slip/RateParts.tsx'
import { SlipLine } from '#src/forms/slip/SlipLine.tsx'
import { formatAmount, formatBaht, formatRate } from '#rules/baht.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CircleAlert, TriangleAlert } from '#src/ui/icons.ts'
import { isPartly, isTaken } from './check-sums.ts'
import styles from '../BillDialog.module.css'
import type { SlipRow } from './slip-rows.ts'

interface AnsweredLineProps {
  row: SlipRow
  answer: CheckedLine | undefined
  before: CheckedLine | undefined
  onAmount: (key: string, amount: Satang) => void
  onRemove: (key: string) => void
}

/** One line of the slip: number, what is said to it, its amount, and the way to take it out. */
export function AnsweredLine({ row, answer, before, onAmount, onRemove }: AnsweredLineProps) {
  const { key, line, name, heads, rate } = row
  const answerId = useId()
  const refused = answer !== undefined && !isTaken(answer)
  return (
    <>
      <SlipLine
        look="check"
        heading={heads ? { name, pays: rate !== null ? words.rate(formatRate(rate)) : null } : null}
        number={line.number}
        struck={refused && !isPartly(answer)}
        text={<LineAnswer id={answerId} answer={answer} before={before} />}
        amount={
          <BahtCell
            amount={line.amount}
            label={words.amountOf(name, line.number)}
            describedBy={answerId}
            invalid={refused}
            onAmount={(amount) => onAmount(key, amount)}
          />
        }
        removeLabel={words.remove(name, line.number)}
        onRemove={() => onRemove(key)}
      />
      {answer && isPartly(answer) && (
        <Button
          size="sm"
          tone="gold"
          className={styles.fit}
          aria-label={words.takeAcceptedOf(name, line.number, formatBaht(answer.accepted_amount))}
          onClick={() => onAmount(key, answer.accepted_amount)}
        >
          {words.takeAccepted(formatBaht(answer.accepted_amount))}
        </Button>
      )}
    </>
  )
}

interface LineAnswerProps {
  id: string
  /** Undefined while the server has not said. */
  answer: CheckedLine | undefined
  /** What the member had seen before it changed. */
  before: CheckedLine | undefined
}

/** What the server says to a line: what it wins, that it pays less, or why it is not taken. Never colour alone. */
function LineAnswer({ id, answer, before }: LineAnswerProps) {
  return (
    <span id={id} className={styles.answer}>
      {answer && !isTaken(answer) && (
        <span apply="lost">
          <CircleAlert size={14} /> {answer.message || words.states[answer.state]}
        </span>
      )}
      {answer?.state === 'reduced_rate' && (
        <span apply="warn">
          <TriangleAlert size={14} />{' '}
          {answer.parts ? (
            <RateParts parts={answer.parts} />
          ) : (
            answer.message || words.reduced(formatRate(answer.rate))
          )}
        </span>
      )}
      {before && (
        <span apply="medium info">
          {answer && before.rate !== answer.rate ? words.was(formatRate(before.rate)) : words.changedLine}
        </span>
      )}
      {answer && isTaken(answer) && (
        <span>
          {words.wins} <b apply="semi figures ink nowrap">{formatAmount(answer.wins)}</b>
        </span>
      )}
    </span>
  )
}
