import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { BillsFilter } from '#src/data/lotto/bills.ts'
import { type BillsView, readBillsView, writeBillsView } from '../bills-url.ts'

/** Of an entry that the list itself added: closing the bill may go back over it. */
const FROM_LIST = { fromList: true }

export interface BillsViewControl extends BillsView {
  /** `undefined` takes a filter away. */
  change: (part: { [Name in keyof BillsFilter]?: BillsFilter[Name] | undefined }) => void
  reset: () => void
  /** Address of the list with this state. */
  ofState: (state: BillsFilter['state']) => string
  /** Opens a bill: a step of its own, so that back closes it again. */
  show: (id: string) => void
  close: () => void
}

export function useBillsView(): BillsViewControl {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { filter, open } = readBillsView(search)
  const go = (view: BillsView, options: { replace?: boolean; state?: unknown } = {}) =>
    void navigate(writeBillsView(view), { preventScrollReset: true, replace: true, ...options })
  return {
    filter,
    open,
    change: (part) => go({ filter: { ...filter, ...part }, open: null }),
    reset: () => go({ filter: {}, open: null }),
    ofState: (wanted) => writeBillsView({ filter: { ...filter, state: wanted }, open: null }),
    // From one bill to the next beside the list is no further step back.
    show: (id) =>
      go({ filter, open: id }, { replace: open !== null, state: open === null ? FROM_LIST : state }),
    close: () => {
      if (isFromList(state)) void navigate(-1)
      else go({ filter, open: null })
    },
  }
}

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state
