import type * as thai from '#src/strings/offline.ts'
import type { Sentences } from '../sentences.ts'

export const offlineWords: Sentences<typeof thai.offlineWords> = {
  since: (time) => `Offline. Last updated ${time}`,
  opensLater: 'No signal. It opens by itself once you are back online',
  gone: 'It could not be opened. Please reload this page',
  now: 'Offline. Check your internet connection',
}
