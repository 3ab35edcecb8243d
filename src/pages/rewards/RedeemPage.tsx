import { Link, useSearchParams } from 'react-router'
import { History } from '#src/features/redeem/History.tsx'
import { PointsPanel } from '#src/features/redeem/PointsPanel.tsx'
import { Shop } from '#src/features/redeem/Shop.tsx'
import { kindOf, type ShopKind } from '#src/features/redeem/shop-kind.ts'
import { useItemLink } from '#src/features/redeem/use-item-link.ts'
import { VisitorPanel } from '#src/features/redeem/VisitorPanel.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { usePageTitle } from '#src/stores/page-title.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { RedeemActions } from './RedeemActions.tsx'
import styles from './RedeemPage.module.css'
import { useRedeemFlow } from './use-redeem-flow.ts'

/** `/redeem`: the kind, an item to open and the history stand in the address. */
export function RedeemPage() {
  const [params, setParams] = useSearchParams()
  const member = useSession((state) => state.user !== null)
  const { signIn, redeem } = useRedeemFlow()
  const isHistory = member && params.get('view') === 'history'
  usePageTitle(isHistory ? words.history : '')

  const change = (name: 'kind' | 'item', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  useItemLink({
    id: params.get('item'),
    member,
    onFound: (item) => {
      change('item', null)
      void redeem(item)
    },
    onMissing: () => change('item', null),
  })

  if (isHistory)
    return (
      <div className={styles.narrow}>
        <p apply="mb-12">
          <TextLink as={Link} to={paths.redeem()} chevron>
            {words.toShop}
          </TextLink>
        </p>
        <History of={params.get('of') === 'points' ? 'points' : 'redeemed'} />
      </div>
    )
  const handleKind = (kind: ShopKind) => change('kind', kind === 'all' ? null : kind)
  return (
    <div className={styles.page}>
      <RedeemActions member={member} />
      {member ? <PointsPanel /> : <VisitorPanel onLogin={() => void signIn(paths.redeem())} />}
      <div apply="mt-16">
        <Shop
          member={member}
          kind={kindOf(params.get('kind'))}
          onKind={handleKind}
          onRedeem={(item) => void redeem(item)}
        />
      </div>
    </div>
  )
}
