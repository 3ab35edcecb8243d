import type { Cashback, CashbackRule } from '#contracts/cashback.ts'
import { formatAmount, formatBaht, formatRate } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import styles from './DayPaper.module.css'

/** Why the sum of the lines is not what is given back; null where it is. */
function limitText({ lines, amount, cap, minimum }: Cashback): string | null {
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  if (cap != null && sum > cap) return words.capped(formatBaht(cap))
  return sum > amount && minimum != null ? words.tooLittle(formatBaht(minimum)) : null
}

/** Every category with its computation, on paper. */
export function DayPaper({ row, rule }: { row: Cashback; rule: CashbackRule | undefined }) {
  const limit = limitText(row)
  return (
    <Paper>
      <div apply="row baseline between gap-12 mb-4">
        <h2 apply="h3">{words.how}</h2>
        <span className={styles.small}>{words.formula}</span>
      </div>
      <dl>
        {linesOf(row, rule).map(({ key, name, how, amount }) => (
          <div key={key} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <Money
                satang={amount}
                sign
                {...(amount > 0 && { tone: 'won' as const })}
                className={amount > 0 ? styles.amount : styles.nothing}
              />
            </dd>
            {how.map((text) => (
              <dd key={text} className={styles.how}>
                {text}
              </dd>
            ))}
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>
            <Money satang={row.amount} className={styles.sum} />
          </dd>
        </div>
      </dl>
      {limit !== null && <p apply="small">{limit}</p>}
      <p className={styles.small}>{row.cap == null ? words.noBonus : words.cap(formatBaht(row.cap))}</p>
    </Paper>
  )
}

/** The lines of a day's computation, in words. */
interface DayLine {
  readonly key: string
  readonly name: string
  /** How the amount came about, a line each. */
  readonly how: readonly string[]
  /** Satang. */
  readonly amount: number
}

type Line = Cashback['lines'][number]

function howOf({ staked, returned, lost, rate_percent: rate, note }: Line): string[] {
  if (note !== '' && rate === 0) return [note]
  const [stake, back] = [formatAmount(staked), formatAmount(returned)]
  if (note !== '') return [words.noteLine(stake, back, note)]
  const loss = formatAmount(lost)
  return [words.lossLine(stake, back, loss), words.rateLine(loss, formatRate(rate))]
}

/** What was played, then the categories that take no part: those are told whether they were played or not. */
function linesOf(
  { lines }: Pick<Cashback, 'lines'>,
  rule: Pick<CashbackRule, 'rates'> | undefined,
): DayLine[] {
  const played = lines.map((line, index) => ({
    key: `${line.category}-${index}`,
    name: line.name,
    how: howOf(line),
    amount: line.amount,
  }))
  const out = (rule?.rates ?? []).filter(
    (rate) => rate.rate_percent === 0 && !lines.some((line) => line.category === rate.category),
  )
  return [
    ...played,
    ...out.map(({ category, name }) => ({ key: category, name, how: [words.notIncluded], amount: 0 })),
  ]
}
