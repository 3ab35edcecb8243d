import { useId } from 'react'
import type { CheckedLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/BahtCell.tsx'
import { cx } from '#src/lib/cx.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Trash2 } from '#src/ui/icons.ts'
import { isPartly, isTaken } from './check-sums.ts'
import { LineAnswer } from './LineAnswer.tsx'
import styles from './SlipLine.module.css'
import type { SlipRow } from './slip-rows.ts'

interface SlipLineProps {
  row: SlipRow
  answer: CheckedLine | undefined
  before: CheckedLine | undefined
  onAmount: (key: string, amount: Satang) => void
  onRemove: (key: string) => void
}

/** One line of the slip: number, what is said to it, its amount, and the way to take it out. */
export function SlipLine({ row, answer, before, onAmount, onRemove }: SlipLineProps) {
  const { key, line, name, heads, rate } = row
  const answerId = useId()
  const refused = answer !== undefined && !isTaken(answer)
  return (
    <>
      {heads && (
        <h3 className={styles.heading}>
          {name} {rate !== null && <span className={styles.rate}>{words.rate(formatRate(rate))}</span>}
        </h3>
      )}
      <div className={styles.line}>
        <span className={cx(styles.number, refused && !isPartly(answer) && styles.struck)}>
          {line.number}
        </span>
        <LineAnswer id={answerId} answer={answer} before={before} />
        <BahtCell
          amount={line.amount}
          label={words.amountOf(name, line.number)}
          describedBy={answerId}
          invalid={refused}
          onAmount={(amount) => onAmount(key, amount)}
        />
        <IconButton label={words.remove(name, line.number)} data-remove="" onClick={() => onRemove(key)}>
          <Trash2 size={20} />
        </IconButton>
      </div>
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
