/** What a member is told without asking, begun when the browser is idle: news of their bills, that play has to stop, and what a lost signal must not keep from them. */
import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { currentToken, useSession } from '#src/stores/session.ts'
import { calmAt } from './frame/calm.ts'
import { watchBillNews } from './watch-bill-news.ts'

/** The page in view, and what it fetches, go first; ms. */
const AFTER_THE_PAGE = 6_000

type Router = ReturnType<typeof createBrowserRouter>

export function watchMember(client: QueryClient, router: Router): void {
  watchBillNews(client, () => calmAt(router))
  const here = () => router.state.location.pathname
  let begun = false
  let stopHearing = () => {}
  const begin = () => {
    if (begun || currentToken() === null) return
    begun = true
    stopHearing()
    void import('./watch-other-tabs.ts').then(
      ({ watchOtherTabs }) => (stopHearing = watchOtherTabs(client)),
      () => {},
    )
    setTimeout(
      () =>
        void import('./fetch-ahead.ts').then(
          ({ fetchAhead }) => fetchAhead((listener) => router.subscribe(listener)),
          () => {},
        ),
      AFTER_THE_PAGE,
    )
    void import('#src/features/pause/watch-play.ts').then(
      ({ watchPlay }) =>
        watchPlay(client, {
          here,
          goTo: (path) => void router.navigate(path),
          onMove: (listener) => router.subscribe(listener),
        }),
      () => (begun = false),
    )
  }
  let asked: string | null = null
  /** Who takes a break is known before anything is offered to them on the next page. */
  const ask = () => {
    const token = currentToken()
    if (token === asked) return
    asked = token
    if (token !== null)
      void import('#src/data/protection/pause.ts').then(({ isResting }) => isResting(client)).catch(() => {})
  }
  begin()
  ask()
  useSession.subscribe(() => {
    begin()
    ask()
  })
}
