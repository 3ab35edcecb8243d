import type { Cashback, CashbackRule } from '#contracts/cashback.ts'
import { formatBaht } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/cashback.ts'
import { Money } from '#src/ui/Money.tsx'
import { Paper } from '#src/ui/Paper.tsx'
import styles from './DayPaper.module.css'
import { linesOf } from './day-lines.ts'

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
      <div className={styles.head}>
        <h2 className={styles.title}>{words.how}</h2>
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
      {limit !== null && <p className={styles.limit}>{limit}</p>}
      <p className={styles.small}>{row.cap == null ? words.noBonus : words.cap(formatBaht(row.cap))}</p>
    </Paper>
  )
}
