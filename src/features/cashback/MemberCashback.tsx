import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Cashback } from '#contracts/cashback.ts'
import { cashbackQuery } from '#src/data/rewards/cashback.ts'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { shell } from '#src/strings/shell.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { ClaimBar } from './ClaimBar.tsx'
import { HistoryList } from './HistoryList.tsx'
import styles from './MemberCashback.module.css'
import { DayView } from './parts/DayView.tsx'
import { daysOf } from './parts/hero-of.ts'

const titleOf = (row: Cashback) => formatDate(noonOf(row.from_day))
const pathOf = (row: Cashback) => paths.cashback({ day: row.from_day })

interface MemberCashbackProps {
  /** The day asked for, as the address has it; null for what matters now. */
  day: string | null
}

/** What yesterday gives back, how it came about, and the days before. */
export function MemberCashback({ day }: MemberCashbackProps) {
  const query = useInfiniteQuery(cashbackQuery('daily'))
  const today = useServerTime(thaiDayOf)
  // Where the bar does not keep to the screen's edge it stands under what it is about.
  const wide = useWide('(min-width: 600px)')
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded
      query={query}
      failed={words.historyFailed}
      text={shell.moneySafe}
      className={styles.loading}
      skeleton={
        <>
          <Skeleton shape="title" />
          <Skeleton shape="panel" />
          <Skeleton shape="row" count={2} />
        </>
      }
    >
      {(data) => {
        const days = daysOf(data.pages.flat(), today, day)
        let view: ReactNode
        if (days.hero) view = <DayView row={days.hero} />
        else if (day === null)
          view = <EmptyState title={words.notPlayed} text={words.notPlayedText} className={styles.none} />
        else view = <EmptyState title={words.unknownDay} art="lozenge" className={styles.none} />
        const claim = days.hero && (
          <ClaimBar
            key={days.hero.cashback_id}
            row={days.hero}
            label={words.claim(formatBaht(days.hero.amount))}
          />
        )
        return (
          <>
            {day !== null && (
              <TextLink as={Link} to={paths.cashback()} replace>
                {words.back}
              </TextLink>
            )}
            {view}
            {wide && claim}
            {days.today && <TodaySoFar row={days.today} />}
            <section>
              <SectionHead
                title={words.history}
                action={
                  <TextLink as={Link} to={paths.cashback({ view: 'turnover' })} chevron>
                    {words.turnover}
                  </TextLink>
                }
              />
              {days.past.length === 0 ? (
                <p apply="muted">{words.historyNoneText}</p>
              ) : (
                <HistoryList
                  rows={days.past}
                  titleOf={titleOf}
                  pathOf={pathOf}
                  hasMore={hasNextPage}
                  busy={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              )}
            </section>
            {!wide && claim}
          </>
        )
      }}
    </Loaded>
  )
}

/** What today would give back, were it over now. */
function TodaySoFar({ row }: { row: Cashback }) {
  return (
    <Card>
      <ListRow
        as={Link}
        to={paths.cashback({ day: row.from_day })}
        chevron
        icon={<Hourglass />}
        title={words.today}
        note={words.todayNote}
        value={<Money satang={row.amount} />}
      />
    </Card>
  )
}
