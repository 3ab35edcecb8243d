/** What a member is told without asking, begun when the browser is idle: news of their bills, that play has to stop, and what a lost signal must not keep from them. */
import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { currentToken, useSession } from '#src/stores/session.ts'

/** The page in view, and what it fetches, go first; ms. */
const AFTER_THE_PAGE = 6_000

const loadNews = () => import('./watch-news.ts').then(({ watchNews }) => watchNews)
const loadFetchAhead = () =>
  new Promise((resolve) => setTimeout(resolve, AFTER_THE_PAGE)).then(() =>
    import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead),
  )
const loadPlay = () => import('#src/features/pause/watch-play.ts').then(({ watchPlay }) => watchPlay)

type Router = ReturnType<typeof createBrowserRouter>

export function watchMember(client: QueryClient, router: Router): void {
  /** Begun, or on its way; one whose code did not come is tried again with the next change of the session. */
  const begun = new Set<object>()
  const begin = <Watch>(load: () => Promise<Watch>, start: (watch: Watch) => void) => {
    if (begun.has(load)) return
    begun.add(load)
    load().then(start, () => begun.delete(load))
  }
  let asked: string | null = null
  const look = () => {
    const token = currentToken()
    const isNew = token !== asked
    asked = token
    if (token === null) return
    begin(loadNews, (watch) => watch(client, router))
    begin(loadFetchAhead, (fetchAhead) => void fetchAhead((listener) => router.subscribe(listener)))
    begin(loadPlay, (watch) =>
      watch(client, {
        here: () => router.state.location.pathname,
        goTo: (path) => void router.navigate(path),
        onMove: (listener) => router.subscribe(listener),
      }),
    )
    // Who takes a break is known before anything is offered to them on the next page.
    if (isNew)
      void import('#src/data/protection/pause.ts').then(({ isResting }) => isResting(client)).catch(() => {})
  }
  look()
  useSession.subscribe(look)
}
