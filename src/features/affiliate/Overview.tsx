import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { affiliateConfigQuery, affiliateSummaryQuery } from '#src/data/rewards/affiliate.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { shell } from '#src/strings/shell.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Users } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './affiliate.module.css'
import { Earnings } from './parts/Earnings.tsx'
import { RatesTable } from './parts/RatesTable.tsx'
import { RedeemPanel } from './parts/RedeemPanel.tsx'
import { Terms } from './parts/Terms.tsx'

/** The member's programme at a glance. `ownLink`: the member's link, its QR code and the share button. */
export function Overview({ ownLink }: { ownLink: ReactNode }) {
  const config = useQuery(affiliateConfigQuery())
  const summary = useQuery(affiliateSummaryQuery())
  if (config.data?.enabled === false) return <EmptyState title={words.closed} text={words.closedText} />
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <Loaded
          query={summary}
          failed={words.summaryFailed}
          text={shell.moneySafe}
          skeleton={<Skeleton shape="panel" />}
        >
          {({ redeemable }) => (
            <RedeemPanel redeemable={redeemable} least={config.data?.min_redeem ?? null} />
          )}
        </Loaded>
        {ownLink}
      </div>
      <div className={cx(styles.column, styles.overviewEarned)}>
        {summary.isPending && <Skeleton shape="panel" />}
        {summary.data &&
          (summary.data.friends === 0 ? (
            <EmptyState title={words.noFriends} text={words.noFriendsText} />
          ) : (
            <>
              <Earnings summary={summary.data} />
              <Card>
                <ListRow
                  as={Link}
                  to={paths.affiliate({ view: 'network' })}
                  icon={<Users size={20} />}
                  title={words.toNetwork}
                  note={words.toNetworkText}
                  chevron
                />
              </Card>
            </>
          ))}
      </div>
      <section aria-labelledby="affiliate-rates" apply="grid gap-12 one-column">
        <SectionHead id="affiliate-rates" title={words.rates} />
        <Loaded
          query={config}
          failed={words.configFailed}
          text={shell.moneySafe}
          skeleton={<Skeleton shape="row" count={4} />}
        >
          {(loaded) => (
            <>
              <RatesTable config={loaded} />
              <Terms terms={loaded.terms} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  )
}
