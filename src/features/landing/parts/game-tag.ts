import type { Game } from '#contracts/games.ts'
import { landing } from '#src/strings/landing.ts'

const labels: Readonly<Record<string, string>> = landing.tags

/** The one tag on a tile: maintenance first, else the first tag that has a Thai label. */
export function gameTag(game: Pick<Game, 'tags' | 'maintenance'>): string | undefined {
  if (game.maintenance) return landing.maintenance
  return game.tags.map((tag) => labels[tag]).find((label) => label !== undefined)
}
