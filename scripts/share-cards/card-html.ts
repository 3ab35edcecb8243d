/** A share card as a page, drawn with our own art, ornament and fonts (design/README). Thai comes from src/strings. */
import type { CardName } from '#src/lib/pages/cards.ts'
import { previewByName } from '#src/lib/pages/previews.ts'
import { page as written } from '#src/strings/language.ts'
import { shareCard } from '#src/strings/line/share-card.ts'
import { shell } from '../../src/strings/shell.ts'

type Page = Parameters<typeof previewByName>[0]

interface Card {
  /** The page whose words are on it. */
  page: Page
  art: string
  /** The lacquer's. One colour: a shaded ground would show its steps in a picture of few colours. */
  dye: string
}

const red = '#5c1c10'
const jade = '#0d4030'
const indigo = '#1c2b5e'
const plum = '#43193c'
const earth = '#5c3216'

export const cards: Record<CardName, Card> = {
  default: { page: '', art: 'leaf-lotus', dye: red },
  casino: { page: 'casino', art: 'cat-casino', dye: indigo },
  deposit: { page: 'deposit', art: 'leaf-gem', dye: jade },
  fishing: { page: 'fishing', art: 'cat-fishing', dye: jade },
  freespin: { page: 'freespin', art: 'cat-freespin', dye: plum },
  invite: { page: 'affiliate', art: 'leaf-peacock', dye: jade },
  lotto: { page: 'lotto', art: 'cat-lottery', dye: red },
  promotions: { page: 'promotions', art: 'leaf-elephant', dye: red },
  register: { page: 'register', art: 'leaf-kite', dye: indigo },
  slot: { page: 'slot', art: 'cat-slot', dye: red },
  sport: { page: 'sport', art: 'cat-sport', dye: earth },
  wheel: { page: 'wheel', art: 'leaf-roulette', dye: plum },
}

export interface CardSize {
  width: number
  height: number
  /** Text beside the title; in a chat it stands under the picture already. */
  text: boolean
}

/** Thai has no spaces between words, and the browser's dictionary lacks ours: lines break only where we wrote a space. */
const phrases = (words: string) =>
  words
    .split(' ')
    .map((phrase) => `<span>${phrase}</span>`)
    .join(' ')

/** What a brand changes of a card: its name, its mark (a path of the repository), its gold and its ground. */
export interface CardBrand {
  readonly name: string
  readonly mark: string
  readonly gold: string
  readonly bright: string
  /** In the place of every lacquer. */
  readonly dye: string | null
}

export const ownBrand: CardBrand = {
  name: shell.siteName,
  mark: 'src/ui/motifs/prajamyam.svg',
  gold: '#d9b15f',
  bright: '#f2d9a0',
  dye: null,
}

/** `origin` serves the repository's files. */
export function cardHtml(
  { page, art, dye }: Card,
  { width, height, text }: CardSize,
  origin: string,
  brand: CardBrand = ownBrand,
): string {
  const words = previewByName(page)
  const isSite = page === ''
  const unit = height / 630
  return `<!doctype html><html lang="${written.lang}"><head><meta charset="utf-8"><base href="${origin}/">
<link rel="stylesheet" href="src/ui/styles/fonts.css">
<style>
* { margin: 0; box-sizing: border-box }
body { width: ${width}px; height: ${height}px; overflow: hidden; font-size: ${unit * 16}px }
.card { position: relative; width: 100%; height: 100%; isolation: isolate; overflow: hidden;
  background: ${brand.dye ?? dye}; color: #fff3dc; font-family: 'Anuphan', 'Anuphan Latin' }
.spray { position: absolute; z-index: -1; width: 62em; right: -16em; top: -17em; opacity: .2 }
.frame { position: absolute; inset: 1.5em; border: 2.4em solid transparent;
  border-image: url(src/ui/motifs/frame-hair.svg) 20 / 2.4em stretch }
.art { position: absolute; right: ${text ? '5em' : '4em'}; top: 50%; width: ${text ? '21em' : '22em'}; transform: translateY(-50%) }
.words { position: absolute; left: 5.4em; top: 0; bottom: 0; width: ${text ? '42em' : '24em'};
  display: flex; flex-direction: column; justify-content: center; gap: 1.1em }
.name { display: flex; align-items: center; gap: .5em; font: 600 2.6em/1.6 'Noto Serif Thai', 'Noto Serif Latin'; color: ${brand.bright} }
.name img { width: 1.3em }
h1 { font: 600 ${text ? '5.2em' : '5.6em'}/1.42 'Noto Serif Thai', 'Noto Serif Latin'; text-wrap: balance }
.text { font-size: 2.15em; line-height: 1.6; color: #e9d8bd; text-wrap: balance }
span { white-space: nowrap }
.adults { font-size: 1.7em; line-height: 1.6; color: ${brand.gold} }
</style></head><body><div class="card">
<img class="spray" src="src/ui/motifs/spray.svg" alt=""><div class="frame"></div>
<img class="art" src="public/art/${art}.svg" alt="">
<div class="words">
${isSite ? '' : `<p class="name"><img src="${brand.mark}" alt="">${brand.name}</p>`}
<h1>${isSite ? brand.name : words.headline}</h1>
${text ? `<p class="text">${phrases(isSite ? words.headline : words.text)}</p>` : ''}
${text ? `<p class="adults">${shareCard.adults}</p>` : ''}
</div></div></body></html>`
}
