import { useLocation, useNavigate, useSearchParams } from 'react-router'

type View = 'entry' | 'slip'

/** Which of entry and slip a phone shows: in the address, so that going back leads from the slip to the entry. */
export function useSlipView(): [view: View, show: (view: View) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const view: View = search.get('view') === 'slip' ? 'slip' : 'entry'
  const cameFromEntry = (state as { fromEntry?: boolean } | null)?.fromEntry === true

  const show = (next: View) => {
    if (next === view) return
    if (next === 'entry' && cameFromEntry) return void navigate(-1)
    const query = new URLSearchParams(search)
    if (next === 'slip') query.set('view', 'slip')
    else query.delete('view')
    setSearch(query, next === 'slip' ? { state: { fromEntry: true } } : { replace: true })
  }
  return [view, show]
}
