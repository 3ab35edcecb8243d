import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { lottoRates as words } from '#src/strings/lotto-rates.ts'
import { Card } from '#src/ui/Card.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { BetRuleText } from './BetRuleText.tsx'
import type { Rules } from './rates-of-lottery.ts'
import styles from './RuleList.module.css'

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
                  <span className={styles.name}>{rule.name}</span>
                  {rate && <span className={styles.rate}>{formatRate(rate.rate)}</span>}
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
            <h3 className={styles.name}>{title}</h3>
            <ul className={styles.sentences}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  )
}
