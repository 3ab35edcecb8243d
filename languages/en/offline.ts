import type * as thai from '#src/strings/offline.ts'
import type { Sentences } from '../sentences.ts'

export const offlineWords: Sentences<typeof thai.offlineWords> = {
  since: (time) => `Offline. Last updated ${time}`,
  now: 'Offline. Check your internet connection',
}
