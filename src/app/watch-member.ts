/** What a member is told without asking, begun when the browser is idle: news of their bills, that play has to stop, and what a lost signal must not keep from them. */
import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { currentToken, useSession } from '#src/stores/session.ts'
import { watchBillNews } from './watch-bill-news.ts'

/** The page in view, and what it fetches, go first; ms. */
const AFTER_THE_PAGE = 6_000

type Router = ReturnType<typeof createBrowserRouter>

export function watchMember(client: QueryClient, router: Router): void {
  watchBillNews(client)
  const here = () => router.state.location.pathname
  let begun = false
  const begin = () => {
    if (begun || currentToken() === null) return
    begun = true
    setTimeout(
      () =>
        void import('./fetch-ahead.ts').then(
          ({ fetchAhead }) => fetchAhead(),
          () => {},
        ),
      AFTER_THE_PAGE,
    )
    void import('#src/features/pause/watch-play.ts').then(
      ({ watchPlay }) =>
        watchPlay(client, {
          here,
          goTo: (path) => void router.navigate(path),
          onMove: (listener) => void router.subscribe(listener),
        }),
      () => (begun = false),
    )
  }
  begin()
  useSession.subscribe(begin)
}
