import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LottoResult } from '#contracts/lotto.ts'
import { newestResultsQuery } from '#src/data/lotto/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatTime } from '#src/lib/time.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from './NewestResults.module.css'

const SHOWN = 3

/** Beside the Yeekee panel on wide screens; a phone has them on the page of results. */
export function NewestResults() {
  const { data, isError } = useQuery(newestResultsQuery())
  if (isError && !data) return null
  return (
    <Card as="section" aria-labelledby="newest-results" className={styles.card}>
      <div apply="row middle between">
        <h2 id="newest-results" apply="text-17">
          {words.newest}
        </h2>
        <TextLink as={Link} to={paths.lottoResults()} chevron aria-label={`${words.newest} ${words.seeAll}`}>
          {words.seeAll}
        </TextLink>
      </div>
      {data ? <Table results={data.slice(0, SHOWN)} /> : <Loading />}
    </Card>
  )
}

function Table({ results }: { results: readonly LottoResult[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.lottery}</th>
          <th scope="col">{words.top}</th>
          <th scope="col">{words.bottom}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ round, top3, bottom2, announced_at: at }) => (
          <tr key={round.round_id}>
            <th scope="row">
              {round.lottery_name} {round.round_no != null && words.yeekeeRound(round.round_no)}
              <span apply="block small faint">{formatTime(at ?? round.closes_at)}</span>
            </th>
            <td>
              <LottoNumber value={top3} />
            </td>
            <td>
              <LottoNumber value={bottom2} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Loading = () => (
  <LoadingRegion>
    <Skeleton shape="row" count={SHOWN} />
  </LoadingRegion>
)
