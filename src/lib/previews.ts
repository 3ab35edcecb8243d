/** How each page shows itself to somebody who has only its link: in a link preview, and as a card in a chat (ENV-7). */
import { previewWords } from '#src/strings/previews.ts'
import { fromLiffPath, LIFF_ENDPOINT, liffPages, toLiffPath } from './liff-pages.ts'

/** A share card of public/cards, drawn by scripts/share-cards.ts. */
export type CardName =
  | 'default'
  | 'casino'
  | 'deposit'
  | 'fishing'
  | 'freespin'
  | 'invite'
  | 'lotto'
  | 'promotions'
  | 'register'
  | 'slot'
  | 'sport'
  | 'wheel'

type PageName = (typeof liffPages)[number]['name']

interface Words {
  title: string
  headline?: string
  text: string
  /** Of the card's button; "open" unless told. */
  action?: string
}

const words: Record<PageName, Words> = previewWords

const cards: Partial<Record<PageName, CardName>> = {
  affiliate: 'invite',
  casino: 'casino',
  creditfree: 'promotions',
  deposit: 'deposit',
  fishing: 'fishing',
  freespin: 'freespin',
  lotto: 'lotto',
  'my-promotions': 'promotions',
  payment: 'deposit',
  promotions: 'promotions',
  register: 'register',
  share: 'invite',
  slot: 'slot',
  sport: 'sport',
  start: 'register',
  wheel: 'wheel',
}

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

export function previewByName(name: PageName): Preview {
  const own = words[name]
  return { ...own, headline: own.headline ?? own.title, card: cards[name] ?? 'default' }
}

const isPage = (name: string): name is PageName => name in words

/** 1200 × 630, for link previews (Open Graph). */
export const previewPicture = (card: CardName) => `/cards/${card}.png`

/** 800 × 520, for the card in a chat: LINE takes no picture wider than 1024. */
export const chatPicture = (card: CardName) => `/cards/chat/${card}.png`
