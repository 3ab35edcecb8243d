import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { type PastView, readPastView, toPastQuery } from './past-url.ts'

export interface PastViewControl {
  view: PastView
  addressOf: (part: Partial<PastView>) => string
  change: (part: Partial<PastView>) => void
}

/** The address is the state: a figure can be linked to and survives a reload. */
export function usePastView(lotteryId: string): PastViewControl {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = readPastView(search)
  const addressOf = (part: Partial<PastView>) => paths.lottoPast(lotteryId, toPastQuery({ ...view, ...part }))
  return {
    view,
    addressOf,
    change: (part) => void navigate(addressOf(part), { replace: true, preventScrollReset: true }),
  }
}
