import { formatBaht } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import styles from './CashbackRules.module.css'
import { Rates } from './Rates.tsx'
import { RulesPart } from './RulesPart.tsx'
import { Terms } from './Terms.tsx'

/** The published rules of daily cashback. */
export function CashbackRules() {
  return (
    <RulesPart
      kind="daily"
      failed={words.ratesFailed}
      none={{ title: words.noRules, text: words.noRulesText }}
    >
      {({ rates, terms, minimum, cap }) => (
        <div className={styles.rules}>
          <section>
            <SectionHead title={words.rates} />
            <Rates rates={rates} />
            {minimum != null && cap != null && (
              <p className={styles.limits}>{words.limits(formatBaht(minimum), formatBaht(cap))}</p>
            )}
          </section>
          <Terms title={words.terms} terms={terms} />
        </div>
      )}
    </RulesPart>
  )
}
