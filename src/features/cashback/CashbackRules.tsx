import { formatBaht } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
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
        <div apply="grid gap-24">
          <section>
            <SectionHead title={words.rates} />
            <Rates rates={rates} />
            {minimum != null && cap != null && (
              <p apply="mt-8 small muted">{words.limits(formatBaht(minimum), formatBaht(cap))}</p>
            )}
          </section>
          <Terms title={words.terms} terms={terms} />
        </div>
      )}
    </RulesPart>
  )
}
