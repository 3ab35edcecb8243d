/** How each page shows itself to somebody who has only its link: in a link preview, and as a card in a chat (ENV-7). */
import { previewWords } from '#src/strings/previews.ts'
import type { CardName } from './cards.ts'
import { fromLiffPath, type LiffName, toLiffPath } from './liff-pages.ts'
import { LIFF_ENDPOINT } from './page.ts'
import { everyPage } from './pages.ts'

interface Words {
  title: string
  headline?: string
  text: string
  /** Of the card's button; "open" unless told. */
  action?: string
}

const words: Record<LiffName, Words> = previewWords

export interface Preview {
  /** What the page is called in a list of pages. */
  title: string
  /** What a stranger reads first; the landing says more than "home". */
  headline: string
  text: string
  action?: string
  card: CardName
}

/** Of a web path; a page that the table does not know is shown as the site itself. */
export function previewOf(path: string): Preview {
  const inside = toLiffPath(path).slice(LIFF_ENDPOINT.length)
  const name = fromLiffPath(toLiffPath(path)) === null ? '' : (inside.split(/[/?#]/)[1] ?? '')
  return previewByName(isPage(name) ? name : '')
}

export function previewByName(name: LiffName): Preview {
  const own = words[name]
  const { card = 'default' } = everyPage.find(({ liff }) => liff === name) ?? {}
  return { ...own, headline: own.headline ?? own.title, card }
}

const isPage = (name: string): name is LiffName => name in words
