import { Link, useSearchParams } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { CashbackIntro } from '#src/features/cashback/CashbackIntro.tsx'
import { CashbackRules } from '#src/features/cashback/CashbackRules.tsx'
import { MemberCashback } from '#src/features/cashback/MemberCashback.tsx'
import { Turnover } from '#src/features/cashback/Turnover.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './CashbackPage.module.css'
import { useCategory } from '../games/use-category.ts'
import { useSignInHere } from '../auth/use-sign-in-here.ts'

/** `/cashback`. `day` opens one day, `view` what was played or the rules. Visitors read the rules. */
export function CashbackPage() {
  const member = useSession((state) => state.user !== null)
  const [query] = useSearchParams()
  const turnover = useCategory()
  const signIn = useSignInHere(paths.cashback())
  const hasRules = useOffered('cashback.rules')
  const asked = query.get('view')
  const view = asked === 'rules' && !hasRules ? null : asked
  if (!member)
    return (
      <div className={styles.page}>
        <CashbackIntro onSignIn={signIn} />
      </div>
    )
  if (view === 'turnover' || view === 'rules')
    return (
      <div className={styles.page}>
        <TextLink as={Link} to={paths.cashback()}>
          {words.back}
        </TextLink>
        {view === 'rules' ? <CashbackRules /> : <Turnover {...turnover} />}
      </div>
    )
  return (
    <div className={styles.page}>
      <MemberCashback day={query.get('day')} />
    </div>
  )
}
