import { chatPicture } from '#src/lib/cards.ts'
import { previewOf } from '#src/lib/previews.ts'
import { type ShareCodes, shareLink } from '#src/lib/share-link.ts'
import type { SharedLink } from '#src/platform/platform.ts'
import { share } from '#src/strings/share.ts'
import type { Share } from '../share.ts'

/** Everything a card says: what the page gave, the rest from the page's own preview. */
export function sharedLink(what: Share, codes: ShareCodes, hideAmounts: boolean): SharedLink {
  const { path, rows, codes: _, target, card, ...own } = what
  const { headline, text, action, card: ownCard } = previewOf(path)
  return {
    title: headline,
    ...(action && { action }),
    // A card with lines is a slip, which has no picture.
    ...(!rows && { picture: new URL(chatPicture(card ?? ownCard), location.origin).href }),
    ...own,
    text: own.text || text,
    ...(rows && { rows: rows.map((row) => (hideAmounts ? { ...row, value: share.hidden } : row)) }),
    url: shareLink(path, codes, target),
  }
}
