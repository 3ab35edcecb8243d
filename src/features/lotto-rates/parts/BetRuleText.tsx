import type { LottoRate } from '#contracts/lotto.ts'
import { formatBaht } from '#rules/baht.ts'
import { lottoRates as words } from '#src/strings/lotto-rates.ts'
import { Note } from '#src/ui/Note.tsx'
import styles from './BetRuleText.module.css'
import type { BetRule } from './rates-of-lottery.ts'

/** What is staked in the worked example, satang. */
const STAKE = 1000

interface BetRuleTextProps {
  rule: BetRule
  rate: LottoRate | undefined
}

/** When it wins, shown on a draw: numbers that do and numbers that do not, and what ten baht become. */
export function BetRuleText({ rule, rate }: BetRuleTextProps) {
  const facts = [
    { label: words.win, value: rule.win_rule },
    { label: words.example, value: rule.example_result },
    { label: words.wins, value: rule.wins.join('  ') },
    { label: words.loses, value: rule.loses.join('  ') },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.rule}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rate && (
        <p className={styles.worked}>
          {words.worked(
            formatBaht(STAKE, { whole: true }),
            formatBaht(Math.round(STAKE * rate.rate), { whole: true }),
          )}
        </p>
      )}
      {rule.note && <Note tone="warn">{rule.note}</Note>}
    </div>
  )
}
