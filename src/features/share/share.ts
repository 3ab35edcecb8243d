import type { CardName } from '#src/lib/pages/cards.ts'
import type { ShareCodes, ShareTarget } from '#src/lib/pages/share-link.ts'
import type { SharedLink } from '#src/platform/platform.ts'

/** What is shared: a page, and whatever its card says otherwise than the page's own preview. */
export interface Share extends Partial<Omit<SharedLink, 'url'>> {
  /** Path of the web site, with the page's own query. */
  path: string
  /** A card of public/cards in place of the page's own. */
  card?: CardName
  /** Whose link it is; the sharer's own unless told. */
  codes?: ShareCodes
  /** Where the link opens; inside LINE where there is a LIFF app. */
  target?: ShareTarget
}
