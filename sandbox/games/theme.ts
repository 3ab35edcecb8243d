/** Colours of a game as custom properties: those of its poster. */
import type { CatalogueGame } from '../catalogue/entry.ts'
import { paletteOf } from '../posters/compose.ts'

const names = [
  'bg',
  'bg2',
  'mid',
  'main',
  'main2',
  'soft',
  'gold',
  'gold2',
  'light',
  'ink',
  'alt',
  'warm',
] as const

export function themeCss(game: CatalogueGame): string {
  const palette = paletteOf(game.game_id, game.art)
  return `:root{${names.map((name) => `--${name}:${palette[name]}`).join(';')}}\n`
}
