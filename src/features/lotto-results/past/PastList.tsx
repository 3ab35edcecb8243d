import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PastDraw } from '#contracts/lotto.ts'
import { lottoPastListQuery } from '#src/data/lotto/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { InfiniteScroll } from '#src/ui/antd/InfiniteScroll.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import table from '../parts/ResultTable.module.css'
import { NoPast } from './NoPast.tsx'
import { PastLoaded } from './PastLoaded.tsx'
import styles from './Past.module.css'

/** Every draw there was, newest first; each leads to all that was drawn. */
export function PastList({ lotteryId }: { lotteryId: string }) {
  const query = useInfiniteQuery(lottoPastListQuery(lotteryId))
  const loadMore = async () => {
    const { isFetchNextPageError } = await query.fetchNextPage()
    if (isFetchNextPageError) throw new Error(words.moreFailed)
  }
  return (
    <PastLoaded query={query}>
      {({ pages }) => {
        const draws = pages.flatMap((page) => page.draws)
        const [first] = pages
        if (!first || draws.length === 0) return <NoPast />
        return (
          <>
            {first.total !== null && <p apply="py-8 small muted">{words.count(formatCount(first.total))}</p>}
            <Card className={styles.sheet}>
              <DrawTable name={first.lottery_name} draws={draws} />
            </Card>
            <InfiniteScroll hasMore={query.hasNextPage} loadMore={loadMore} />
          </>
        )
      }}
    </PastLoaded>
  )
}

function DrawTable({ name, draws }: { name: string; draws: readonly PastDraw[] }) {
  return (
    <table className={table.table}>
      <caption>
        <VisuallyHidden>{words.list(name)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.draw}</th>
          <th scope="col">{words.top}</th>
          <th scope="col">{words.bottom}</th>
        </tr>
      </thead>
      <tbody>
        {draws.map(({ round_id, title, drawn_at, top3, bottom2 }) => (
          <tr key={round_id} className={table.row}>
            <th scope="row">
              <Link to={paths.lottoResults({ round: round_id })} className={table.link}>
                {title} <span apply="block small figures faint">{formatDateTime(drawn_at)}</span>
              </Link>
            </th>
            <td>{top3}</td>
            <td>{bottom2}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
