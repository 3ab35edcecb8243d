/** News of a member: of their bills, and what another tab of theirs did. */
import type { QueryClient } from '@tanstack/react-query'
import { calmAt, type Moves } from './frame/calm.ts'
import { watchBillNews } from './watch-bill-news.ts'
import { watchOtherTabs } from './watch-other-tabs.ts'

export function watchNews(client: QueryClient, router: Moves): void {
  watchOtherTabs(client)
  watchBillNews(client, () => calmAt(router))
}
