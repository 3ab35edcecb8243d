import type * as thai from '#src/strings/pull-to-refresh.ts'
import type { Sentences } from '../sentences.ts'

export const pullToRefresh: Sentences<typeof thai.pullToRefresh> = {
  pulling: 'Pull down to refresh',
  canRelease: 'Release to refresh',
  refreshing: 'Refreshing',
  complete: 'Refreshed',
}
