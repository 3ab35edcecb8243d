import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lottoLobbyQuery, lottoResultsQuery, lottoRoundsQuery } from '#src/data/lotto/lotto.ts'
import { phaseOf } from '#src/lib/lotto-round.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import type { ResultsView } from '../results-url.ts'
import { type Section, sectionsOf } from './sections.ts'

interface DayResults {
  /** Undefined until the first results came. */
  sections: readonly Section[] | undefined
  failed: boolean
  busy: boolean
  retry: () => void
  hasMore: boolean
  loadMore: () => Promise<void>
}

/** Results of a day, and on the day itself the rounds that wait for theirs. */
export function useDayResults({ day, category, mine }: ResultsView, today: string): DayResults {
  const filter = { day, ...(category && { category_id: category }), ...(mine && { mine }) }
  const results = useInfiniteQuery(lottoResultsQuery(filter))
  const { data: lobby } = useQuery(lottoLobbyQuery())
  const { data: rounds = [] } = useQuery({
    ...lottoRoundsQuery(category ? { category_id: category } : {}),
    enabled: day === today && !mine,
  })
  // Read as text, so that it changes only when a round closes.
  const waitingIds = useServerTime((now) =>
    rounds
      .filter((round) => ['waiting', 'postponed'].includes(phaseOf(round, now)))
      .map(({ round_id: id }) => id)
      .join(),
  ).split(',')
  const waiting = day === today && !mine ? rounds.filter(({ round_id: id }) => waitingIds.includes(id)) : []

  const all = results.data?.pages.flatMap((page) => page.results)
  return {
    sections: all && sectionsOf(all, waiting, lobby?.categories ?? [], category !== '' || mine),
    failed: results.isError,
    busy: results.isFetching,
    retry: () => void results.refetch(),
    hasMore: results.hasNextPage,
    async loadMore() {
      const { isFetchNextPageError } = await results.fetchNextPage()
      if (isFetchNextPageError) throw new Error(words.moreFailed)
    },
  }
}
