/**
 * When a member is asked for after news of their bills: at the start, after signing in, back at the tab, and when the bell has
 * heard of something new, which it asks about each minute anyway.
 */
import type { QueryClient } from '@tanstack/react-query'
import { ofMember } from '#src/data/query-key.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { currentToken, useSession } from '#src/stores/session.ts'

/** As `unreadQuery` names it (`src/data/inbox.ts`), whose contract is not needed here. */
const unreadKey = JSON.stringify(ofMember('inbox.list', 'unread'))

/** Begun for a member when the browser is idle. `calm` resolves where it may be told. */
export function watchBillNews(client: QueryClient, calm: () => Promise<void>): void {
  const look = () => {
    if (currentToken() === null || document.visibilityState === 'hidden') return
    void import('#src/features/bill/news.ts').then(
      ({ tellBillNews }) => tellBillNews(client, calm),
      () => {},
    )
  }
  look()
  document.addEventListener('visibilitychange', look)
  useSession.subscribe((now, before) => {
    if (now.user && !before.user) whenIdle(look)
  })
  let known: unknown
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || JSON.stringify(query.queryKey) !== unreadKey) return
    const unread: unknown = query.state.data
    if (typeof unread === 'number' && typeof known === 'number' && unread > known) look()
    known = unread
  })
}
