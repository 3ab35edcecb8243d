import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { cashbackQuery } from '#src/data/rewards/cashback.ts'
import { Turnover } from '#src/features/cashback/Turnover.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { cashback } from '#src/strings/money/cashback.ts'
import { shell } from '#src/strings/shell.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './MemberWinlossPage.module.css'
import { useCategory } from '../games/use-category.ts'
import { WeekHistory, WeekShown } from './winloss-views.tsx'
import { viewOf, weekOf } from './winloss-view.ts'

/** `/member/winloss`: last week, this one, and those before; `view` and `week` stand in the address. */
export function MemberWinlossPage() {
  const [params] = useSearchParams()
  const turnover = useCategory()
  const query = useInfiniteQuery(cashbackQuery('weekly'))
  const view = viewOf(params.get('view'))
  return (
    <div className={styles.page}>
      <LinkTabs label={words.tabs} fill>
        <LinkTab as={Link} to={paths.memberWinloss()} replace current={view === 'last'}>
          {words.last}
        </LinkTab>
        <LinkTab as={Link} to={paths.memberWinloss({ view: 'now' })} replace current={view === 'now'}>
          {words.now}
        </LinkTab>
        <LinkTab as={Link} to={paths.memberWinloss({ view: 'history' })} replace current={view === 'history'}>
          {words.history}
        </LinkTab>
      </LinkTabs>
      <p className={styles.links}>
        <TextLink as={Link} to={paths.winloss()} chevron>
          {words.terms}
        </TextLink>
        {view !== 'turnover' && (
          <TextLink as={Link} to={paths.memberWinloss({ view: 'turnover' })} chevron>
            {cashback.turnover}
          </TextLink>
        )}
      </p>
      {view === 'turnover' && <Turnover {...turnover} />}
      {view !== 'turnover' && (
        <Loaded
          query={query}
          failed={words.failed}
          text={shell.moneySafe}
          apply="grid gap-12"
          skeleton={
            <>
              <Skeleton shape="panel" />
              <Skeleton shape="row" count={4} />
            </>
          }
        >
          {({ pages }) =>
            view === 'history' ? (
              <WeekHistory
                rows={pages.flat()}
                week={params.get('week')}
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            ) : (
              <WeekShown row={weekOf(pages.flat(), view)} view={view} />
            )
          }
        </Loaded>
      )}
    </div>
  )
}
