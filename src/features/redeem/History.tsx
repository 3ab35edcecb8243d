import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isCalendarDay } from '#contracts/calendar-day.ts'
import type { PointMovement } from '#contracts/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { pointHistoryQuery } from '#src/data/rewards/redemption.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Pages } from './parts/Pages.tsx'
import styles from './redeem.module.css'
import { Redemptions } from './parts/Redemptions.tsx'

/** What was redeemed and where it is, or what moved points (`/redeem?view=history&of=points`). */
export function History({ of }: { of: 'redeemed' | 'points' }) {
  const hasMovements = useOffered('member.pointHistory')
  return (
    <>
      {hasMovements && (
        <LinkTabs label={words.historyParts} fill className={styles.tabs}>
          <LinkTab as={Link} to={paths.redeem({ view: 'history' })} replace current={of === 'redeemed'}>
            {words.redeemed}
          </LinkTab>
          <LinkTab
            as={Link}
            to={paths.redeem({ view: 'history', of: 'points' })}
            replace
            current={of === 'points'}
          >
            {words.movements}
          </LinkTab>
        </LinkTabs>
      )}
      {of === 'points' && hasMovements ? <PointMovements /> : <Redemptions />}
    </>
  )
}

/** Points of play bear the day that was played. */
const aboutOf = ({ memo }: PointMovement) => (isCalendarDay(memo) ? formatDate(noonOf(memo)) : memo)

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`

function PointMovements() {
  const query = useInfiniteQuery(pointHistoryQuery())
  return (
    <Pages
      query={query}
      idOf={(row) => row.id}
      empty={{ title: words.noMovements, text: words.noMovementsText }}
    >
      {(row) => (
        <ListRow
          title={[words.movementKinds[row.kind], aboutOf(row)].filter(Boolean).join(' ')}
          note={formatDateTime(row.at)}
          value={
            <span apply="grid ends">
              <span className={cx(styles.amount, row.amount > 0 && styles.gained)}>{signed(row.amount)}</span>
              <span apply="caption regular figures muted">{words.balance(formatCount(row.balance))}</span>
            </span>
          }
        />
      )}
    </Pages>
  )
}
