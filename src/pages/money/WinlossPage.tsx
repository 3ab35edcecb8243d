import { Link } from 'react-router'
import { Rates } from '#src/features/cashback/Rates.tsx'
import { RulesPart } from '#src/features/cashback/RulesPart.tsx'
import { Terms } from '#src/features/cashback/Terms.tsx'
import { WinlossExample } from '#src/features/winloss/WinlossExample.tsx'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IntroHead } from '#src/features/cashback/IntroHead.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { useSignInHere } from '../auth/use-sign-in-here.ts'
import styles from './WinlossPage.module.css'

/** `/winloss`: the refund explained, with its rates by level. Members go on to their own figures. */
export function WinlossPage() {
  const member = useSession((state) => state.user !== null)
  const signIn = useSignInHere(paths.memberWinloss())
  const action = member ? (
    <Button as={Link} to={paths.memberWinloss()} tone="gold" size="lg" block>
      {words.mine}
    </Button>
  ) : (
    <Button tone="gold" size="lg" block onClick={signIn}>
      {words.signIn}
    </Button>
  )
  return (
    <div className={styles.page}>
      <IntroHead title={words.introTitle} text={words.introText} action={action} />
      <RulesPart
        kind="weekly"
        failed={words.ratesFailed}
        none={{ title: words.noRules, text: words.noRulesText }}
      >
        {(rule) => (
          <>
            <section>
              <SectionHead title={words.rates} />
              <Rates rates={rule.rates} nameOf={words.level} />
              {rule.minimum != null && rule.cap != null && (
                <p apply="mt-8 small muted">{words.limits(formatBaht(rule.minimum), formatBaht(rule.cap))}</p>
              )}
            </section>
            <WinlossExample rule={rule} />
            <Terms title={words.conditions} terms={rule.terms} />
          </>
        )}
      </RulesPart>
    </div>
  )
}
