import type * as thai from '#src/strings/antd.ts'
import type { Sentences } from '../sentences.ts'

/** The library's own English, in this site's words. */
export const antd: Sentences<typeof thai.antd> = {
  Calendar: {
    markItems: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    end: 'End',
    startAndEnd: 'Start/End',
  },
  Dialog: { ok: 'OK' },
  Modal: { ok: 'OK' },
  ErrorBlock: {
    default: { title: 'Something went wrong', description: 'Wait a moment, then try again' },
    busy: { title: 'Could not load', description: 'Please try again' },
    disconnected: { title: 'No connection', description: 'Check your connection and try again' },
    empty: { title: 'Nothing found', description: 'Try searching for something else' },
  },
  InfiniteScroll: { noMore: 'That is everything', failedToLoad: 'Could not load', retry: 'Try again' },
  Input: { clear: 'Clear' },
  PullToRefresh: { pulling: 'Pull down to refresh', canRelease: 'Release to refresh', complete: 'Refreshed' },
}
