import type * as thai from '#src/strings/line/share-card.ts'
import type { Sentences } from '../../sentences.ts'

export const shareCard: Sentences<typeof thai.shareCard> = {
  open: 'Open',
  adults: 'For people aged 20 and over',
  moreRows: (count) => `and ${count} more`,
}
