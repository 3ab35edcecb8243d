import { gameCategories } from '#contracts/games.ts'
import type { CardName } from '#src/lib/cards.ts'

/** Posters of games are drawings that LINE cannot show (SVG, WebP), hence the card of the game's category. */
export const cardOfGame = (category: string): CardName =>
  gameCategories.find((known) => known === category) ?? 'default'
