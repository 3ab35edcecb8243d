/** When a member is asked for after news of their bills: at the start, after signing in, back at the tab. */
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '#src/lib/idle.ts'
import { currentToken, useSession } from '#src/stores/session.ts'

/** Not over a game. */
const isPlaying = () => location.pathname.endsWith('/play')

/** Begun when the browser is idle; what tells them is loaded for members only. */
export function watchBillNews(client: QueryClient): void {
  const look = () => {
    if (currentToken() === null || document.visibilityState === 'hidden' || isPlaying()) return
    void import('#src/features/bill/news.ts').then(({ tellBillNews }) => tellBillNews(client))
  }
  look()
  document.addEventListener('visibilitychange', look)
  useSession.subscribe((now, before) => {
    if (now.user && !before.user) whenIdle(look)
  })
}
