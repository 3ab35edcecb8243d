import type * as thai from '#src/strings/offline.ts'
import type { Sentences } from '../sentences.ts'

export const offlineWords: Sentences<typeof thai.offlineWords> = {
  since: (time) => `Offline. Last updated ${time}`,
  opensLater: 'No signal. It opens by itself once you are back online',
  now: 'Offline. Check your internet connection',
}
