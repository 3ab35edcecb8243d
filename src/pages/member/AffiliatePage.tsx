import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  type AffiliateView,
  kinds,
  levels,
  oneOf,
  periods,
  sorts,
  views,
} from '#src/features/affiliate/affiliate-url.ts'
import { Network } from '#src/features/affiliate/Network.tsx'
import { Overview } from '#src/features/affiliate/Overview.tsx'
import { Programme } from '#src/features/affiliate/Programme.tsx'
import { Transactions } from '#src/features/affiliate/Transactions.tsx'
import { enter } from '#src/features/auth/enter.ts'
import { OwnLink } from '#src/features/share/OwnLink.tsx'
import { shareInvite } from '#src/features/share/share-invite.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { usePageTitle } from '#src/stores/page-title.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { useSession } from '#src/stores/session.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import styles from './AffiliatePage.module.css'

const addressOf = (view: AffiliateView) => paths.affiliate(view === 'overview' ? {} : { view })

/** `/affiliate`: the programme for visitors, for members three views that stand in the address. */
export function AffiliatePage() {
  const isMember = useSession((state) => state.user !== null)
  return isMember ? <MemberViews /> : <VisitorView />
}

function VisitorView() {
  const navigate = useNavigate()
  const handleEnter = async (first: 'login' | 'register') => {
    if ((await enter(first)) === 'forgot') await navigate(paths.forgot())
  }
  return (
    <div className={styles.page}>
      <Programme onJoin={() => void handleEnter('register')} onLogin={() => void handleEnter('login')} />
    </div>
  )
}

function MemberViews() {
  const [search, setSearch] = useSearchParams()
  const resting = useResting((state) => state.resting)
  const view = oneOf(views, search.get('view'))
  usePageTitle(view === 'overview' ? '' : words[view])
  const change = (name: string) => (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={cx(styles.page, styles[view])}>
      <LinkTabs label={words.views} className={styles.tabs}>
        {views.map((each) => (
          <LinkTab key={each} as={Link} to={addressOf(each)} current={each === view}>
            {words[each]}
          </LinkTab>
        ))}
      </LinkTabs>
      {view === 'overview' && <Overview ownLink={!resting && <OwnLink />} />}
      {view === 'network' && (
        <Network
          level={oneOf(levels, search.get('level'))}
          sort={oneOf(sorts, search.get('sort'))}
          onLevel={change('level')}
          onSort={change('sort')}
          onShare={() => void shareInvite()}
        />
      )}
      {view === 'transactions' && (
        <Transactions
          kind={oneOf(kinds, search.get('kind'))}
          period={oneOf(periods, search.get('period'))}
          onKind={change('kind')}
          onPeriod={change('period')}
        />
      )}
    </div>
  )
}
