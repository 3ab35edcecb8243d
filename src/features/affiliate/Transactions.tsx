import { useInfiniteQuery } from '@tanstack/react-query'
import { affiliateTransactionsQuery } from '#src/data/rewards/affiliate.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Calendar } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { filterOf, type KindName, kinds, oneOf, type PeriodName, periods } from './affiliate-url.ts'
import { mergeDays } from './parts/merge-days.ts'
import { TransactionDays } from './parts/TransactionDays.tsx'
import styles from './Transactions.module.css'

interface TransactionsProps {
  kind: KindName
  period: PeriodName
  onKind: (kind: KindName) => void
  onPeriod: (period: PeriodName) => void
}

/** Movements of the commission account by day. */
export function Transactions({ kind, period, onKind, onPeriod }: TransactionsProps) {
  const query = useInfiniteQuery(affiliateTransactionsQuery(filterOf(kind, period, thaiDayOf(serverNow()))))
  const showAll = period !== 'all' && (
    <Button tone="gold" onClick={() => onPeriod('all')}>
      {words.showAll}
    </Button>
  )
  return (
    <div>
      <ChipRow label={words.kindsLabel} className={styles.kinds}>
        {kinds.map((each) => (
          <Chip key={each} selected={each === kind} onClick={() => onKind(each)}>
            {words.kinds[each]}
          </Chip>
        ))}
      </ChipRow>
      <PeriodRow period={period} onPeriod={onPeriod} sum={query.data?.pages[0]?.sum ?? null} />
      <Loaded
        query={query}
        failed={words.linesFailed}
        text={shell.moneySafe}
        skeleton={<Skeleton shape="row" count={6} />}
      >
        {({ pages }) => {
          const days = mergeDays(pages.flatMap((page) => page.days))
          if (days.length === 0)
            return <EmptyState title={words.noLines} text={words.noLinesText} action={showAll} />
          return <TransactionDays days={days} />
        }}
      </Loaded>
      {query.hasNextPage && (
        <p apply="small muted text-centre page-pad-0">
          <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.moreLines}
          </Button>
        </p>
      )}
      <p apply="small muted text-centre page-pad-0">{words.nightly}</p>
    </div>
  )
}

interface PeriodRowProps {
  period: PeriodName
  onPeriod: (period: PeriodName) => void
  /** Of all that is shown; null while it is not known. */
  sum: number | null
}

function PeriodRow({ period, onPeriod, sum }: PeriodRowProps) {
  return (
    <div className={styles.row}>
      <Select
        aria-label={words.period}
        icon={<Calendar size={18} />}
        value={period}
        onChange={(event) => onPeriod(oneOf(periods, event.target.value))}
        className={styles.select}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {words.periods[each]}
          </option>
        ))}
      </Select>
      {sum !== null && (
        <p apply="grid ends">
          <span apply="caption muted">{words.rangeSum}</span>
          <Money satang={sum} sign tone={sum > 0 ? 'won' : 'plain'} className={styles.figure} />
        </p>
      )}
    </div>
  )
}
