import type { LottoRate } from '#contracts/lotto.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { lottoRates as words } from '#src/strings/lotto/lotto-rates.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { asShown } from '#src/ui/words/joined.ts'
import type { BetRule, Rules } from './rates-of-lottery.ts'
import styles from '../LottoRates.module.css'

interface RuleListProps {
  rules: Rules
  rates: readonly LottoRate[]
}

/** Each bet's rule folded away, then the rules of the lottery as a whole. */
export function RuleList({ rules, rates }: RuleListProps) {
  return (
    <div className={styles.rules}>
      <section aria-labelledby="bet-rules">
        <SectionHead id="bet-rules" title={words.rules} />
        <p className={styles.text}>{words.rulesText}</p>
        <Card className={styles.bets}>
          {rules.bet_types.map((rule) => {
            const rate = rates.find(({ bet_type: type }) => type === rule.bet_type)
            return (
              <details key={rule.bet_type} className={styles.bet}>
                <summary className={styles.summary}>
                  <span apply="grow body medium">{rule.name}</span>
                  {rate && <span apply="display-17 bright figures">{formatRate(rate.rate)}</span>}
                  <ChevronDown size={20} className={styles.chevron} />
                </summary>
                <BetRuleText rule={rule} rate={rate} />
              </details>
            )
          })}
        </Card>
      </section>
      <section aria-labelledby="general-rules">
        <SectionHead id="general-rules" title={words.general} />
        {rules.sections.map(({ title, sentences }) => (
          <div key={title} className={styles.part}>
            <h3 apply="grow body medium">{title}</h3>
            <ul className={styles.sentences}>
              {sentences.map((sentence) => (
                <li key={sentence}>{asShown(sentence)}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  )
}

/** What is staked in the worked example, satang. */
const STAKE = 1000

interface BetRuleTextProps {
  rule: BetRule
  rate: LottoRate | undefined
}

/** When it wins, shown on a draw: numbers that do and numbers that do not, and what ten baht become. */
function BetRuleText({ rule, rate }: BetRuleTextProps) {
  const facts = [
    { label: words.win, value: rule.win_rule },
    { label: words.example, value: rule.example_result },
    { label: words.wins, value: rule.wins.join('  ') },
    { label: words.loses, value: rule.loses.join('  ') },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.rule}>
      <dl apply="grid gap-4">
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt apply="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {rate && (
        <p apply="medium figures won">
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
