import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { readView, type ResultsView, toQuery } from './results-url.ts'

export interface ResultsViewControl {
  view: ResultsView
  /** By the server's clock, in Thailand. */
  today: string
  addressOf: (part: Partial<ResultsView>) => string
  change: (part: Partial<ResultsView>) => void
}

/** The address is the state: what is shown can be linked to, shared and reloaded. */
export function useResultsView(): ResultsViewControl {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const today = useServerTime(thaiDayOf)
  const view = readView(search, today)
  const addressOf = (part: Partial<ResultsView>) => paths.lottoResults(toQuery({ ...view, ...part }, today))
  return {
    view,
    today,
    addressOf,
    change: (part) => void navigate(addressOf(part), { replace: true, preventScrollReset: true }),
  }
}
